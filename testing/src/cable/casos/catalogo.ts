import type { Caso } from '../caso.ts';

const P = '/api/v1/parametricas';
const sinSesion = (ruta: string): Caso => ({ caso: 'sin sesión', como: null, ruta });

export const CASOS_CATALOGO: Record<string, Caso[]> = {
  parametricas: [
    { caso: 'un grupo', ruta: `${P}/getByGrupo/GENERO` },
    { caso: 'motivos de baja', ruta: `${P}/getByGrupo/MOTIVO_BAJA` },
    { caso: 'un grupo que no hay', ruta: `${P}/getByGrupo/NO_HAY` },
    { caso: 'hijas de un padre', ruta: `${P}/getParametricaHijasByPadre/MUNICIPIO/PD` },
    { caso: 'un padre que no hay', ruta: `${P}/getParametricaHijasByPadre/MUNICIPIO/NO_HAY` },
    { caso: 'una por su nombre', ruta: `${P}/getParametricaByGrupoAndNombre/GENERO/MASCULINO` },
    { caso: 'un nombre que no hay', ruta: `${P}/getParametricaByGrupoAndNombre/GENERO/NO_HAY` },
    { caso: 'establecimientos del ente', ruta: `${P}/findByClaveDepartamentoAndFidEnteGestor/PD` },
    {
      caso: 'establecimientos del ente que la autoridad dice',
      como: 'adm.autoridad',
      ruta: `${P}/findByClaveDepartamentoAndFidEnteGestor/LP?idEnteGestor=2`,
    },
    { caso: 'establecimientos de un departamento', ruta: `${P}/findByClaveDepartamento/PD` },
    sinSesion(`${P}/getByGrupo/GENERO`),
    sinSesion(`${P}/getParametricaHijasByPadre/MUNICIPIO/PD`),
    sinSesion(`${P}/findByClaveDepartamentoAndFidEnteGestor/PD`),
    sinSesion(`${P}/findByClaveDepartamento/PD`),
  ],
  'entes-gestores': [
    { caso: 'el propio', ruta: '/api/v1/enteGestor/findAll' },
    { caso: 'todos, para la autoridad', como: 'adm.autoridad', ruta: '/api/v1/enteGestor/findAll' },
    sinSesion('/api/v1/enteGestor/findAll'),
  ],
  'busqueda-entidad': [
    { caso: 'está en el registro', ruta: '/api/v1/entidad/find/1020304050/3100' },
    { caso: 'solo la conoce el portal del empleador', ruta: '/api/v1/entidad/find/00012345/3103' },
    { caso: 'nadie la conoce', ruta: '/api/v1/entidad/find/9999999999/3100' },
    { caso: 'un tipo que no es número', ruta: '/api/v1/entidad/find/1020304050/x' },
    {
      caso: 'el portal del empleador no responde',
      ruta: '/api/v1/entidad/find/00010203/3103',
      antes: ({ simuladores }) => simuladores.control.fallar('ovt', { modo: 'corte' }),
    },
    { caso: 'las de un ente gestor', ruta: '/api/v1/entidad/findByEnteGestor/1?buscar=ALTIPLANO&page=0&limit=5' },
    { caso: 'un límite que no se admite', ruta: '/api/v1/entidad/findByEnteGestor/1?limit=1000' },
  ],
};
