import type { Caso } from '@sgpa/testing/cable/caso';

const RUTA = '/api/v1/auditoria/persona';

export const CASOS: Caso[] = [
  {
    caso: 'a quien se acaba de consultar',
    como: 'adm.autoridad',
    antes: async (api) => {
      const token = await api.ingresar('ope.petrolera');
      await api.pedir(token, 'POST', '/api/v1/findAllEstadoBDPA', {
        numero_documento: '1000105',
        fecha_nacimiento: '1985-03-14',
      });
    },
    ruta: `${RUTA}/<id de 1000105>`,
  },
  { caso: 'a nadie', como: 'adm.autoridad', ruta: `${RUTA}/999999999` },
  { caso: 'quien no revisa la auditoría', ruta: `${RUTA}/<id de 1000105>` },
];
