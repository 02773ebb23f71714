import { abrirNovedad } from '../../novedad.ts';
import type { Caso } from '../caso.ts';

const LISTA = '/api/v1/novedades/findByIdEnteGestor';
const DETALLE = '/api/v1/novedades/findDetalleNovedades';

/** Opens a novedad about a person who has none in the demo data. */
const abrirle =
  (numero: string): Caso['antes'] =>
  async ({ base }) => {
    await abrirNovedad(base.owner.db, numero);
  };

export const CASOS_NOVEDAD: Record<string, Caso[]> = {
  novedades: [
    { caso: 'por documento', antes: abrirle('1000102'), ruta: `${LISTA}/0/10/1000102/null` },
    {
      caso: 'por documento y departamento, como la autoridad',
      como: 'cons.autoridad',
      ruta: `${LISTA}/0/10/1000102/OR`,
    },
    { caso: 'de nadie', ruta: `${LISTA}/0/10/9999999/null` },
    { caso: 'de un departamento que no hay', ruta: `${LISTA}/0/10/null/XX` },
    { caso: 'con un número que no vale', ruta: `${LISTA}/0/10/abc/null` },
    { caso: 'a quien no le toca', como: 'cons.poblacion', ruta: `${LISTA}/0/10/null/null` },
  ],
  'detalle-novedad': [
    { caso: 'con la persona y su afiliación', antes: abrirle('1000103'), ruta: `${DETALLE}/<novedad de 1000103>` },
    { caso: 'de otro ente gestor', como: 'ope.petrolera', ruta: `${DETALLE}/<novedad de 1000103>` },
    { caso: 'de nadie', ruta: `${DETALLE}/999999999` },
  ],
};
