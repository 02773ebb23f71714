import { describe, expect, it } from 'vitest';
import { empleadoresDeclarados } from './empleadores-ovt.ts';

const ovt = (nit: string, matriculaComercio = '', razon_social = 'EMPRESA') =>
  ({ tipo: 'OVT', disponible: true, nit, matriculaComercio, razon_social }) as const;

describe('empleadores-ovt.test.ts', () => {
  it('ofrece una vez a cada empleador declarado, por NIT o si no por matrícula de comercio', () => {
    const declarados = empleadoresDeclarados([ovt('1020304050'), ovt('1020304050'), ovt('', '00012345'), ovt('', '')]);
    expect(declarados.map(({ sugerencia }) => [sugerencia.tipoCodigo, sugerencia.numero])).toEqual([
      [3100, '1020304050'],
      [3103, '00012345'],
    ]);
  });
});
