import type { DocumentoGuardado } from '@sgpa/contract/shared/documento-guardado';
import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { ContextoDeComposicion } from '../composicion.ts';
import { Historia } from './Historia.tsx';

const HECHO: HechoDeHistoria = {
  accion: 'actualizacion-titular',
  descripcion: 'Actualización de datos',
  usuario: 'usuario.ficticio',
  causa: null,
  ocurrido_en: '2026-01-01T12:00:00.000Z',
  estado_antes: 'ACTIVO',
  estado_despues: 'ACTIVO',
  antes: { telefono_movil: '70000001', direccion: 'Calle 1', municipio: 'LA PAZ', matricula: 'M-1' },
  despues: {
    telefono_movil: '70000002',
    direccion: null,
    municipio: 'EL ALTO',
    matricula: 'M-1',
    fotografia: 'cambiada',
    salario: 'cambiado',
  },
};

async function abrir(hecho: HechoDeHistoria, documentos: DocumentoGuardado[] = []) {
  vi.stubGlobal('fetch', async () => Response.json({ historia: [hecho], documentos }));
  const Nada = () => null;
  montar(
    <ContextoDeComposicion
      value={{ acciones: {}, NuevoTitular: Nada, NuevoBeneficiario: Nada, DocumentosGuardados: Nada }}
    >
      <Historia idAfiliacion={1} />
    </ContextoDeComposicion>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Historia de la afiliación' }));
  return within(await screen.findByRole('group', { name: 'Historia de la afiliación' }));
}

describe('Historia.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('de una actualización dice cada dato por su nombre, antes y después; lo que no cambió, no', async () => {
    const historia = await abrir(HECHO);
    await historia.findByText('Actualización de datos');
    const nombres = historia.getAllByRole('term').map(({ textContent }) => textContent);
    const valores = historia.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(nombres.map((nombre, i) => `${nombre}: ${valores[i]}`)).toEqual([
      'Salario: cambiado',
      'Municipio de la persona: LA PAZ → EL ALTO',
      'Teléfono móvil: 70000001 → 70000002',
      'Dirección: Calle 1 → sin dato',
      'Fotografía: cambiada',
    ]);
  });

  it('lo firma quien lo decidió; lo que hizo una fecha u otra afiliación no lo firma nadie', async () => {
    const propia = await abrir(HECHO);
    await propia.findByText('01/01/2026, 08:00:00 · usuario.ficticio');
    cleanup();
    const seguida = await abrir({ ...HECHO, causa: 'Por la baja del titular LIMA ANA' });
    await seguida.findByText('01/01/2026, 08:00:00 · Por la baja del titular LIMA ANA');
    expect(seguida.queryByText(/usuario\.ficticio/)).toBeNull();
  });

  it('ofrece los documentos guardados, cada uno con lo que es', async () => {
    const papel = { clase: 'CERTIFICADO_DEFUNCION', numero: '12-A', guardado_en: '2026-01-01T12:00:00.000Z' } as const;
    const historia = await abrir(HECHO, [{ ...papel, id: 7, fecha: fecha('2025-12-30'), bytes: 2_000 }]);
    const guardados = await historia.findByRole('list', { name: 'Documentos guardados' });
    expect(within(guardados).getAllByRole('listitem')).toHaveLength(1);
    const boton = within(guardados).getByRole('button', { name: 'Descargar' });
    expect(document.getElementById(boton.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Certificado de defunción 12-A, del 30/12/2025PDF de 2 KB, guardado el 01/01/2026',
    );
  });

  it('donde nada cambió, lo dice', async () => {
    const historia = await abrir({ ...HECHO, despues: HECHO.antes ?? {} });
    await historia.findByText('Sin cambios en los datos que la historia conserva.');
  });
});
