import type { Perfil } from '@sgpa/contract/v1/perfil';
import { llamar } from '../../../lib/llamar.ts';
import { permite } from '../../../lib/permisos.ts';
import type { Cifra } from '../grafico/datos.ts';
import { type DeQuien, listaDe } from '../grafico/enlaces.ts';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import { useCifras } from '../grafico/use-cifras.ts';

interface Props {
  perfil: Perfil | undefined;
  filtro: DeQuien;
  /** In the title, where not of all. */
  deQuien: string | undefined;
}

/** Shown to who is not of the authority (document 1 §6). Of the list only one's own registrations can be asked for. */
export function PorUsuario({ perfil, filtro, deQuien }: Props) {
  const registradas = useCifras('resumen-usuarios/registro', filtro, (senal) =>
    llamar('resumen-usuarios/registro', { body: filtro }, { senal }),
  );
  const actualizadas = useCifras('resumen-usuarios/actualizacion', filtro, (senal) =>
    llamar('resumen-usuarios/actualizacion', { body: filtro }, { senal }),
  );
  const propias = ({ nombre }: Cifra) =>
    nombre === perfil?.usuario && permite(perfil, 'registro-titular')
      ? { ...listaDe(filtro), misRegistros: 'true' as const }
      : null;
  return (
    <>
      <TarjetaGrafico
        titulo="Afiliaciones registradas por usuarios"
        deQuien={deQuien}
        detalle="De mayor a menor, en todos los estados."
        dibujo="columnas"
        consulta={registradas}
        enlace={propias}
        sinLista="De la lista de asegurados se piden los registros propios (MIS REGISTROS), no los de otro usuario."
      />
      <TarjetaGrafico
        titulo="Afiliaciones actualizadas por usuarios"
        deQuien={deQuien}
        detalle="Cada afiliación, por el usuario que la actualizó por última vez."
        dibujo="columnas"
        consulta={actualizadas}
        sinLista="La lista de asegurados no se filtra por quién actualizó."
      />
    </>
  );
}
