import { SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import DialogoDeclaracion from './DialogoDeclaracion.tsx';

/** The guard needs a router; the walk over all forms has one (routes/atras.test.tsx). */
vi.mock('../../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));

type Props = ComponentProps<typeof DialogoDeclaracion>;

const REMISION = {
  idPoblacionDeclarada: 7,
  version: 1,
  usuario: 'ope.afiliaciones',
  fechaRemision: '2026-09-30 10:00:00',
};

const responder = (estado: string, dia = { periodo: 9, dia: 30 }) =>
  vi.stubGlobal('fetch', async (ruta: string | URL | Request) => {
    const direccion = String(ruta instanceof Request ? ruta.url : ruta);
    if (direccion.includes('compararDeclaracion'))
      return Response.json({ codigo: 'ERROR_INTERNO', mensaje: 'Intente en unos minutos.' }, { status: 500 });
    if (!direccion.includes('findDeclaracionById')) return Response.json({ data: [] });
    const remision = { ...REMISION, estado };
    const suyo = { gestion: 2026, ...dia, idEnteGestor: 1, enteGestor: 'CNS' };
    return Response.json({
      data: { ...remision, ...suyo, ...SIN_CONTAR, poblacionDepartamento: [], versiones: [remision] },
    });
  });

const abrir = (props: Partial<Props> & Pick<Props, 'abierta' | 'puedeRemitir'>) =>
  montar(
    <DialogoDeclaracion
      porRemitir={[]}
      cifra={null}
      alVer={vi.fn()}
      alCerrar={vi.fn()}
      alVolver={vi.fn()}
      {...props}
    />,
  );

describe('DialogoDeclaracion.test.tsx', () => {
  beforeEach(() => void vi.setSystemTime(new Date('2026-10-14T14:00:00Z')));
  afterEach(() => {
    vi.useRealTimers();
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
    abrir({ abierta: 7, puedeRemitir });
    const parte = seEdita
      ? screen.findByRole('button', { name: 'REMITIR TOTALES' })
      : screen.findByText(/CNS, 30\/09\/2026/);
    expect(await parte).toBeDefined();
    expect(screen.getByRole('dialog', { name: titulo })).toBeDefined();
    expect(screen.queryAllByRole('button', { name: 'REMITIR TOTALES' })).toHaveLength(seEdita ? 1 : 0);
  });

  it('la de un día que ya no se declara solo se lee', async () => {
    responder('REMITIDO', { periodo: 7, dia: 31 });
    abrir({ abierta: 7, puedeRemitir: true });
    expect(await screen.findByText(/CNS, 31\/07\/2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'REMITIR TOTALES' })).toBeNull();
  });

  it('una nueva ofrece los cierres que faltan; si no falta ninguno, lo dice', async () => {
    vi.stubGlobal('fetch', async () => Response.json([]));
    const { unmount } = abrir({ abierta: 'nueva', puedeRemitir: true, porRemitir: [fecha('2026-08-31')] });
    expect(screen.getByRole('combobox', { name: 'Cierre de mes' }).textContent).toBe('31/08/2026');
    unmount();
    abrir({ abierta: 'nueva', puedeRemitir: true, porRemitir: [] });
    expect(screen.getByText(/ya fueron remitidos: corríjalos con Editar/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'REMITIR TOTALES' })).toBeNull();
  });

  it('si el registro no responde lo dice, deja reintentar, y lo declarado está igual', async () => {
    responder('REMITIDO');
    abrir({ abierta: 7, puedeRemitir: false });
    const falla = await screen.findByText(/El registro no pudo decir lo que contó de ese día\./);
    expect(falla.textContent).toContain('Intente en unos minutos.');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
    expect(screen.getByRole('table', { name: 'Población declarada' }).textContent).toContain('Total general0');
  });
});
