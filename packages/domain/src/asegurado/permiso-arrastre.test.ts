import { describe, expect, it } from 'vitest';
import { ROLES } from '../cuenta/roles.ts';
import { TIPOS_ASEGURADO } from '../titular/tipo-asegurado.ts';
import { puedeArrastrar } from './permiso-arrastre.ts';

const TIPOS = TIPOS_ASEGURADO.map(({ codigo }) => codigo);

describe('permiso-arrastre.test.ts', () => {
  const queTermina = (rol: string, tipo: 'TITULAR' | 'BENEFICIARIO') =>
    TIPOS.filter((tipo_asegurado) =>
      puedeArrastrar(rol, 'registro-fallecido', { tipo, tipo_asegurado, sigueAlTitular: false }),
    );

  it.each(ROLES)('%s termina de paso lo que puede dar de baja directamente', (rol) => {
    const todo = ['ADM_SGPA', 'ADM_ENTE', 'OPE_AFILIACION'].includes(rol);
    const deTitular = rol === 'CAJA_WEB_SUS' ? ['VOLUNTARIO'] : todo ? TIPOS : [];
    expect(queTermina(rol, 'TITULAR')).toEqual(deTitular);
    expect(queTermina(rol, 'BENEFICIARIO')).toEqual(todo ? TIPOS : []);
  });

  it('lo que cuelga de un titular le sigue, si el rol atiende su tipo', () => {
    const sigue = (tipo_asegurado: string) =>
      puedeArrastrar('CAJA_WEB_SUS', 'baja-titular', { tipo: 'BENEFICIARIO', tipo_asegurado, sigueAlTitular: true });
    expect(TIPOS.filter(sigue)).toEqual(['VOLUNTARIO']);
  });

  it('una corrección del titular alcanza a los beneficiarios que el rol corrige', () => {
    const voluntario = { tipo: 'BENEFICIARIO', tipo_asegurado: 'VOLUNTARIO', sigueAlTitular: false } as const;
    expect(puedeArrastrar('CAJA_WEB_SUS', 'actualizacion-titular', voluntario)).toBe(true);
    expect(puedeArrastrar('CAJA_WEB_SUS', 'baja-titular', voluntario)).toBe(false);
    expect(puedeArrastrar('OPE_VIGENCIA', 'actualizacion-titular', voluntario)).toBe(false);
  });
});
