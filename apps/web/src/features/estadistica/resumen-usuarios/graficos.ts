import { permite } from '../../../lib/permisos.ts';
import { listaDe } from '../grafico/enlaces.ts';
import type { UnGrafico } from '../grafico/Grafico.tsx';

/** Who is not of the authority sees them (document 1 §6). The list can be asked only for one's own registrations. */
export const POR_USUARIO: readonly UnGrafico[] = [
  {
    titulo: 'Afiliaciones registradas por usuarios',
    detalle: 'De mayor a menor, en todos los estados.',
    dibujo: 'columnas',
    ruta: 'resumen-usuarios/registro',
    enlace: ({ nombre }, filtro, perfil) =>
      nombre === perfil?.usuario && permite(perfil, 'registro-titular')
        ? { ...listaDe(filtro), misRegistros: 'true' }
        : null,
    sinLista: 'De la lista de asegurados se piden los registros propios (MIS REGISTROS), no los de otro usuario.',
  },
  {
    titulo: 'Afiliaciones actualizadas por usuarios',
    detalle: 'Cada afiliación, por el usuario que la actualizó por última vez.',
    dibujo: 'columnas',
    ruta: 'resumen-usuarios/actualizacion',
    sinLista: 'La lista de asegurados no se filtra por quién actualizó.',
  },
];
