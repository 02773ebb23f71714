import type { Caso } from '@sgpa/testing/cable/caso';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';

const publicar = (caso: string, cuerpo: unknown, mas: Partial<Caso> = {}): Caso => ({
  caso,
  como: 'adm.autoridad',
  metodo: 'POST',
  ruta: '/api/v1/terminos/versiones',
  cuerpo,
  ...mas,
});
const VERSION = { titulo: 'Términos de prueba', texto: 'Un párrafo.\n\n'.repeat(12) };

export const CASOS: readonly Caso[] = [
  publicar('sin texto', { titulo: 'x', texto: '' }),
  publicar('la primera vez', VERSION, { clave: 'publicacion-0001' }),
  publicar('otra vez lo mismo', VERSION, { clave: 'publicacion-0001' }),
  publicar('mientras otra espera', VERSION),
  publicar('a quien no le toca', VERSION, { como: 'cons.autoridad' }),
  publicar('sin sesión', VERSION, { como: null }),
];

export const FILAS: FilasPorRuta = {
  'publicacion-terminos': 'publicacion-terminos.test.ts',
};
