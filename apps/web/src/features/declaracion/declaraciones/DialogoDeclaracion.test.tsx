import { SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { DialogoDeclaracion } from './DialogoDeclaracion.tsx';

const REMISION = {
  idPoblacionDeclarada: 7,
  version: 1,
  usuario: 'ope.afiliaciones',
  fechaRemision: '2026-09-30 10:00:00',
};

const responder = (estado: string) =>
  vi.stubGlobal('fetch', async (ruta: string | URL | Request) => {
    const direccion = String(ruta instanceof Request ? ruta.url : ruta);
    if (direccion.includes('compararDeclaracion'))
      return Response.json({ codigo: 'ERROR_INTERNO', mensaje: 'Intente en unos minutos.' }, { status: 500 });
    if (!direccion.includes('findDeclaracionById')) return Response.json({ data: [] });
    const remision = { ...REMISION, estado };
    const dia = { gestion: 2026, periodo: 9, dia: 1, idEnteGestor: 1, enteGestor: 'CNS' };
    return Response.json({
      data: { ...remision, ...dia, ...SIN_CONTAR, poblacionDepartamento: [], versiones: [remision] },
    });
  });

describe('DialogoDeclaracion.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each([
    ['REMITIDO', true, 'Editar declaración', true],
    ['ANULADO', true, 'Declaración', false],
    ['CORREGIDO', true, 'Declaración', false],
    ['REMITIDO', false, 'Declaración', false],
  ])('%s, y quien la abre remite: %s: se titula «%s»', async (estado, puedeRemitir, titulo, seEdita) => {
    responder(estado);
    montar(
      <DialogoDeclaracion
        abierta={7}
        puedeRemitir={puedeRemitir}
        alVer={vi.fn()}
        alCerrar={vi.fn()}
        alVolver={vi.fn()}
        cifra={null}
      />,
    );
    const parte = seEdita
      ? screen.findByRole('button', { name: 'REMITIR TOTALES' })
      : screen.findByText(/CNS, 01\/09\/2026/);
    expect(await parte).toBeDefined();
    expect(screen.getByRole('dialog', { name: titulo })).toBeDefined();
    expect(screen.queryAllByRole('button', { name: 'REMITIR TOTALES' })).toHaveLength(seEdita ? 1 : 0);
  });

  it('si el registro no responde lo dice, deja reintentar, y lo declarado está igual', async () => {
    responder('REMITIDO');
    montar(
      <DialogoDeclaracion
        abierta={7}
        puedeRemitir={false}
        alVer={vi.fn()}
        alCerrar={vi.fn()}
        alVolver={vi.fn()}
        cifra={null}
      />,
    );
    const falla = await screen.findByText(/El registro no pudo decir lo que contó de ese día\./);
    expect(falla.textContent).toContain('Intente en unos minutos.');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
    expect(screen.getByRole('table', { name: 'Población declarada' }).textContent).toContain('Total general0');
  });
});
