import type { Caso } from '@sgpa/testing/cable/caso';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';

const TITULOS = 'Código RUES;Nombre;Ente gestor;Código de municipio;Nivel;Red;Tipo';
const importar = (caso: string, filas: readonly string[], escribir: boolean, mas: Partial<Caso> = {}): Caso => ({
  caso,
  como: 'adm.autoridad',
  metodo: 'POST',
  ruta: '/api/v1/parametro/ESTABLECIMIENTO/importacion',
  cuerpo: { contenido: Buffer.from([TITULOS, ...filas].join('\n')).toString('base64'), escribir },
  ...mas,
});
const BUENA = '990002;Posta del Valle;CNS;020101;PRIMER NIVEL;RED;POSTA';

export const CASOS: readonly Caso[] = [
  importar('lo que se haría', [BUENA], false),
  importar('el archivo', [BUENA], true, { clave: 'importacion-establecimientos-0001' }),
  importar('con faltas', [BUENA, '990003;;CNX;1;PRIMER NIVEL;RED;POSTA'], true),
  importar('a quien no le toca', [BUENA], true, { como: 'adm.ente' }),
];

export const FILAS: FilasPorRuta = {
  'importacion-establecimientos': 'permisos-parametro.test.ts',
};
