import type { PropuestaRevision } from '@sgpa/contract/v1/revision-afiliacion';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { FILA } from '../../asegurado/testing/fila.ts';
import { deLaFamilia } from '../testing/de-la-familia.ts';
import { RevisionDeAfiliacion } from './PanelRevision.tsx';

vi.mock('../../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));

const SITUACION = {
  codigo_estado: 108 as const,
  estado: 'REVISION',
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
  fin_cobertura: null,
};
const CERRADA = { ...SITUACION, codigo_estado: 104 as const, estado: 'INACTIVO', fecha_baja: fecha('2026-10-14') };
const CESANTE = { ...CERRADA, codigo_estado: 103 as const, estado: 'CESANTIA', fecha_cesantia: fecha('2026-11-20') };
const terminada = (id: number, impedimento: string | null = null) => ({
  ...deLaFamilia(id),
  ahora: CERRADA,
  despues: impedimento === null ? CESANTE : null,
  impedimento,
  cambiada_despues: false,
  cierre: null,
});
const PROPUESTA: PropuestaRevision = {
  idAfiliadoEnteGestor: 7,
  version: 3,
  ahora: SITUACION,
  en_revision_desde: fecha('2026-10-14'),
  motivo: 'Denuncia',
  fallecido: false,
  documentos: [],
  decisiones: (['RESTITUIR', 'CERRAR'] as const).map((decision) => ({
    decision,
    despues: CERRADA,
    beneficiarios: 0,
    impedimento: null,
  })),
  terminadas_por_cambio: [terminada(1), terminada(2), terminada(3, 'Tiene otra afiliación desde el 08/10/2026.')],
};
const mostrar = (propuesta: PropuestaRevision) =>
  montar(
    <RevisionDeAfiliacion
      propuesta={propuesta}
      persona={FILA}
      alTerminar={() => undefined}
      alCerrar={() => undefined}
    />,
  );
const decidir = (nombre: string) => userEvent.click(screen.getByRole('radio', { name: nombre }));
const casilla = (nombre: RegExp) => screen.queryByRole<HTMLInputElement>('checkbox', { name: nombre });
const marcadas = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^PERSONA/ })
    .map(({ checked, disabled }) => [checked, disabled]);

describe('PanelRevision.test.tsx', () => {
  afterEach(cleanup);

  it('solo al cerrar un cambio de empleador se dice que fue un error, y entonces qué vuelve, una por una', async () => {
    mostrar(PROPUESTA);
    expect(casilla(/por error/)).toBeNull();
    await decidir('Restituir');
    expect(casilla(/por error/)).toBeNull();
    await decidir('Cerrar la afiliación');
    const porError = casilla(/^El cambio de empleador se registró por error$/);
    expect([porError?.checked, casilla(/^PERSONA/)]).toEqual([false, null]);
    await userEvent.click(porError ?? document.body);
    expect(marcadas()).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(screen.getByText('Tiene otra afiliación desde el 08/10/2026.')).toBeTruthy();
    await userEvent.click(casilla(/^PERSONA 1/) ?? document.body);
    expect(marcadas().slice(0, 2)).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  it('de la que no fue un cambio de empleador no se pregunta', async () => {
    mostrar({ ...PROPUESTA, terminadas_por_cambio: [] });
    await decidir('Cerrar la afiliación');
    expect(casilla(/por error/)).toBeNull();
  });
});
