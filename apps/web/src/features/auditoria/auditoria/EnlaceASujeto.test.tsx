import type { SujetoDeAuditoria } from '@sgpa/contract/shared/fila-auditoria';
import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { EnlaceASujeto } from './EnlaceASujeto.tsx';

const perfil = vi.hoisted(() => ({ acciones_permitidas: [] as readonly string[] }));
vi.mock('../../../lib/use-perfil.ts', () => ({ usePerfil: () => ({ data: perfil }) }));
vi.mock('@tanstack/react-router', () => ({
  createLink:
    () =>
    ({ to, search, children }: { to: string; search: Record<string, string>; children: string }) => (
      <a href={`${to}?${new URLSearchParams(search)}`}>{children}</a>
    ),
}));

const SUJETO: SujetoDeAuditoria = {
  texto: '1000100 GUTIÉRREZ MARCA JORGE LUIS',
  pantalla: 'ASEGURADO',
  clave: '1000100',
  idAfiliadoEnteGestor: 7,
  tipoAfiliado: 'TITULAR',
};

describe('EnlaceASujeto.test.tsx', () => {
  afterEach(cleanup);

  it.each([
    [SUJETO, '/asegurado?tipoAfiliado=TITULAR&numeroDocumento=1000100&accion=detalle-asegurado&detalle=7'],
    [{ ...SUJETO, pantalla: 'USUARIO', clave: 'adm.ente' }, '/admin?buscar=adm.ente'],
    [{ ...SUJETO, pantalla: 'EMPLEADOR', clave: 'NIT-1' }, '/parametros?lista=EMPLEADOR&buscar=NIT-1'],
    [{ ...SUJETO, pantalla: 'DECLARACION', clave: '4' }, '/monitoreoView?declaracion=4'],
  ] as const)('lleva adonde se abre: %o', (sujeto, direccion) => {
    perfil.acciones_permitidas = accionesPermitidas('ADM_SGPA');
    montar(<EnlaceASujeto sujeto={sujeto} />);
    expect(screen.getByRole('link', { name: SUJETO.texto }).getAttribute('href')).toBe(direccion);
  });

  it('adonde quien lee no entra, o no hay adónde, solo se dice', () => {
    perfil.acciones_permitidas = [];
    montar(<EnlaceASujeto sujeto={{ ...SUJETO, pantalla: 'USUARIO' }} />);
    montar(<EnlaceASujeto sujeto={{ ...SUJETO, pantalla: null, clave: null }} />);
    expect(screen.getAllByText(SUJETO.texto)).toHaveLength(2);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
