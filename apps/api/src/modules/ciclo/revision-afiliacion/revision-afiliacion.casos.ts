import { type Caso, OPERADORA } from '@sgpa/testing/cable/caso';
import { en } from '@sgpa/testing/cable/casos/afiliacion';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { delObjetivo, MOTIVO } from '@sgpa/testing/matriz/pedidos';
import { revisar } from '@sgpa/testing/revision';
import { pedidoRegistro } from '@sgpa/testing/titular';

const AUTORIDAD = { como: 'adm.autoridad' };
const revision = en('/api/v1/afiliado/revision');
const afiliacion = { idAfiliadoEnteGestor: '<id de 1000100>', version: 1, motivo: 'Denuncia del empleador' };
const falsa = '<último id de 1000103>';
const porError = {
  idAfiliadoEnteGestor: falsa,
  version: 2,
  motivo: 'El empleo no existió',
  decision: 'CERRAR',
  registrado_por_error: { afiliaciones: [{ idAfiliadoEnteGestor: '<id de 1000103>', version: 3 }] },
};
const propuesta = (caso: string, numero: string, como = 'adm.autoridad'): Caso => ({
  caso,
  como,
  ruta: `/api/v1/afiliado/revision/<id de ${numero}>`,
});

export const CASOS: readonly Caso[] = [
  propuesta('lo que se puede decidir de una activa', '1000100'),
  propuesta('a quien no le toca mirar', '1000100', 'adm.ente'),
  revision('a quien no le toca decidir', { ...afiliacion, decision: 'ABRIR' }),
  revision('la pone en revisión', { ...afiliacion, decision: 'ABRIR' }, { ...AUTORIDAD, clave: 'revision-0001' }),
  revision('la misma clave otra vez', { ...afiliacion, decision: 'ABRIR' }, { ...AUTORIDAD, clave: 'revision-0001' }),
  propuesta('lo que se puede decidir de una en revisión', '1000100'),
  revision(
    'por error, y no terminó otra',
    { ...afiliacion, version: 2, decision: 'CERRAR', registrado_por_error: { afiliaciones: [] } },
    AUTORIDAD,
  ),
  revision('otra versión de la que se vio', { ...afiliacion, decision: 'CERRAR' }, AUTORIDAD),
  revision('la cierra', { ...afiliacion, version: 2, decision: 'CERRAR' }, AUTORIDAD),
  revision('no está en revisión', { ...afiliacion, version: 3, decision: 'RESTITUIR' }, AUTORIDAD),
  {
    caso: 'lo que terminó un cambio de empleador en revisión',
    ...AUTORIDAD,
    ruta: `/api/v1/afiliado/revision/${falsa}`,
    antes: async (api) => {
      const empleo = pedidoRegistro('1000103', {
        codigo_entidad: 'NIT-1020310074',
        afiliacion: { fecha_inicio: '2026-10-10 00:00:00' },
        empleador: { fecha_ingreso_trabajo: '2026-10-10' },
      });
      await api.pedir(await api.ingresar(OPERADORA), 'POST', '/api/v2/afiliado/ente-gestor', empleo);
      await revisar(api, await api.ingresar('adm.autoridad'), '1000103', { decision: 'ABRIR' });
    },
  },
  revision(
    'por error, y otra versión de lo que vuelve',
    { ...porError, registrado_por_error: { afiliaciones: [{ idAfiliadoEnteGestor: '<id de 1000103>', version: 9 }] } },
    AUTORIDAD,
  ),
  revision('por error, y vuelve el empleo anterior', porError, AUTORIDAD),
  revision('sin motivo, y con un respaldo que no es PDF', { ...afiliacion, motivo: ' ', evidencia: 'x' }, AUTORIDAD),
];

export const FILAS: FilasPorRuta = {
  'revision-afiliacion': [
    {
      pedido: (f) => ({
        cuerpo: { idAfiliadoEnteGestor: f.ids.objetivo, version: 1, decision: 'ABRIR', ...MOTIVO },
      }),
      cambia: ['objetivo', 'novedad', 'novedad autoridad'],
    },
  ],
  'revision-afiliacion/propuesta': [{ pedido: delObjetivo, cambia: [] }],
};
