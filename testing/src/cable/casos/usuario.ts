import type { Caso } from '../caso.ts';

const RUTA = '/api/v1/usuarioSistema';

export const CASOS_USUARIO: Record<string, Caso[]> = {
  usuarios: [
    { caso: 'por nombre', como: 'adm.ente', ruta: `${RUTA}?buscar=calle&limit=10` },
    { caso: 'por estado, como la autoridad', como: 'adm.autoridad', ruta: `${RUTA}?estado=SUSPENDIDO` },
    { caso: 'de un estado que no hay', como: 'adm.autoridad', ruta: `${RUTA}?estado=OTRO` },
    { caso: 'a quien no le toca', ruta: RUTA },
    { caso: 'roles y entes que ofrece', como: 'adm.ente', ruta: `${RUTA}/opciones` },
    { caso: 'lo que ofrece, a quien no le toca', ruta: `${RUTA}/opciones` },
  ],
  'detalle-usuario': [
    { caso: 'de su ente', como: 'adm.ente', ruta: `${RUTA}/<usuario suspendido>` },
    { caso: 'de un empleador', como: 'adm.autoridad', ruta: `${RUTA}/<usuario empleador.consulta>` },
    { caso: 'de otro ente', como: 'adm.ente', ruta: `${RUTA}/<usuario ope.petrolera>` },
    { caso: 'a quien no le toca', ruta: `${RUTA}/<usuario suspendido>` },
  ],
};
