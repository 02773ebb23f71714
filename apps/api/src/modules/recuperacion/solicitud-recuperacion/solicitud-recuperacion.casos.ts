import type { Caso } from '@sgpa/testing/cable/caso';

const solicitar = (usuario: string, caso: string): Caso => ({
  caso,
  como: null,
  metodo: 'POST',
  ruta: '/api/v1/usuario/solicitarRecuperacion',
  cuerpo: { usuario },
});

export const CASOS: readonly Caso[] = [
  solicitar('ope.afiliaciones', 'de alguien que existe'),
  solicitar('nadie', 'de nadie'),
  solicitar('', 'sin nombre'),
];
