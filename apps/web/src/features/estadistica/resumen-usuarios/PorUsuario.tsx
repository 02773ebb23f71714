import type { Perfil } from '@sgpa/contract/v1/perfil';
import { llamar } from '../../../lib/llamar.ts';
import { permite } from '../../../lib/permisos.ts';
import type { Cifra } from '../grafico/datos.ts';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import { useCifras } from '../grafico/use-cifras.ts';

const TODOS = { idEnteGestor: null };

/** Shown to who is not of the authority (document 1 §6). Of the list only one's own registrations can be asked for. */
export function PorUsuario({ perfil }: { perfil: Perfil | undefined }) {
  const registradas = useCifras('resumen-usuarios/registro', TODOS, (senal) =>
    llamar('resumen-usuarios/registro', { body: TODOS }, { senal }),
  );
  const actualizadas = useCifras('resumen-usuarios/actualizacion', TODOS, (senal) =>
    llamar('resumen-usuarios/actualizacion', { body: TODOS }, { senal }),
  );
  const propias = ({ nombre }: Cifra) =>
    nombre === perfil?.usuario && permite(perfil, 'registro-titular') ? { misRegistros: 'true' as const } : null;
  return (
    <>
      <TarjetaGrafico
        titulo="Afiliaciones registradas por usuarios"
        detalle="De mayor a menor, en todos los estados."
        dibujo="columnas"
        consulta={registradas}
        enlace={propias}
        sinLista="De la lista de asegurados se piden los registros propios (MIS REGISTROS), no los de otro usuario."
      />
      <TarjetaGrafico
        titulo="Afiliaciones actualizadas por usuarios"
        detalle="Cada afiliación, por el usuario que la actualizó por última vez."
        dibujo="columnas"
        consulta={actualizadas}
        sinLista="La lista de asegurados no se filtra por quién actualizó."
      />
    </>
  );
}
