import type { Caso } from '@sgpa/testing/cable/caso';

const RUTA = '/api/v1/auditoria';

export const CASOS: Caso[] = [
  {
    caso: 'un ingreso, por usuario y acción',
    como: 'adm.autoridad',
    ruta: `${RUTA}?usuario=adm.autoridad&accion=ingreso&limit=1`,
  },
  { caso: 'de nadie', como: 'adm.autoridad', ruta: `${RUTA}?usuario=nadie` },
  { caso: 'con un día que no hay', como: 'adm.autoridad', ruta: `${RUTA}?desde=2026-02-30` },
  { caso: 'como archivo, de nadie', como: 'adm.autoridad', ruta: `${RUTA}/exportacion?usuario=nadie` },
  { caso: 'como archivo, con un día que no hay', como: 'adm.autoridad', ruta: `${RUTA}/exportacion?hasta=2026-02-30` },
  { caso: 'quien no la revisa', como: 'cons.autoridad', ruta: RUTA },
];
