import type { Caso } from '@sgpa/testing/cable/caso';

const QUIEN = 'ope.universitario';
const PEDIR = { metodo: 'POST', ruta: '/api/v1/usuario/solicitarBaja' } as const;
const RETIRAR = { metodo: 'POST', ruta: '/api/v1/usuario/retirarSolicitudBaja' } as const;

export const CASOS: readonly Caso[] = [
  { caso: 'sin pedido', como: QUIEN, ruta: '/api/v1/usuario/solicitudBaja' },
  { ...PEDIR, caso: 'la pide', como: QUIEN },
  { caso: 'pedida', como: QUIEN, ruta: '/api/v1/usuario/solicitudBaja' },
  { ...RETIRAR, caso: 'la retira', como: QUIEN },
  { ...PEDIR, caso: 'el único administrador de la autoridad', como: 'adm.autoridad' },
  { ...PEDIR, caso: 'sin sesión', como: null },
  { ...RETIRAR, caso: 'sin sesión', como: null },
];
