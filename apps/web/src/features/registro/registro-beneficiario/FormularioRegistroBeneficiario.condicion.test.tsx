import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores, leerBorrador } from '../../../lib/borrador.ts';
import { elegir, escribir, lista, presionar } from '../../../lib/testing/a-mano.ts';
import { archivoPdf } from '../../../lib/testing/archivo-pdf.ts';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { botonGuardar, mostrarPaso3, pregunta } from '../testing/paso3.tsx';
import { TITULAR } from '../testing/titular-de-prueba.ts';
import { BORRADOR } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { FormularioRegistroBeneficiario } from './FormularioRegistroBeneficiario.tsx';

vi.mock('../../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));
vi.mock('../../../ui/use-hold-back.ts', () => ({ useHoldBack: () => undefined }));

const PARENTESCOS = [
  { id: 42, codigo: 'HERMANO_HERMANA', nombre: 'HERMANO/HERMANA', sigla: 'HERMANO_HERMANA' },
  { id: 41, codigo: 'PADRE_MADRE', nombre: 'PADRE/MADRE', sigla: 'PADRE_MADRE' },
];
const GUARDAR = '/api/v2/beneficiario/ente-gestor';
const EN_CURSO = { persona: personaDePrueba(), tipoDoc: undefined, titular: TITULAR, parentesco: '', conyuge: null };

describe('FormularioRegistroBeneficiario.condicion.test.tsx', () => {
  let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
  beforeEach(async () => {
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
    servidor = await ponerServidorGrabado('registro-beneficiario', 'parametricas', 'entes-gestores');
    servidor.alResponder('GET', '/api/v1/parametricas/getByGrupo/PARENTESCO', () =>
      Response.json({ data: PARENTESCOS }),
    );
    servidor.alResponder('POST', GUARDAR, () => respuestaGrabada('registro-beneficiario', 'registra'));
    mostrarPaso3(<FormularioRegistroBeneficiario enCurso={EN_CURSO} alGuardar={vi.fn()} />);
    await waitFor(() => lista('Parentesco'));
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it('se ofrece de quien tiene edad límite; lo escrito de ella se olvida con otro parentesco', async () => {
    expect(screen.queryByLabelText(/^Condición/)).toBeNull();
    await elegir('Parentesco', 'HERMANO/HERMANA');
    await elegir('Condición', 'Estudiante');
    fireEvent.click(botonGuardar());
    await waitFor(() => expect(screen.getAllByText('Este campo es requerido.').length).toBeGreaterThan(1));
    await elegir('Parentesco', 'PADRE/MADRE');
    expect(screen.queryByLabelText(/^Condición/)).toBeNull();
    await elegir('Parentesco', 'HERMANO/HERMANA');
    expect(lista('Condición').textContent).not.toContain('Estudiante');
  });

  it('se guarda con su certificado, que no queda en el borrador', async () => {
    await elegir('Parentesco', 'HERMANO/HERMANA');
    await elegir('Condición', 'Estudiante');
    const hasta = new Date();
    hasta.setMonth(hasta.getMonth() + 3);
    const dia = `15/${String(hasta.getMonth() + 1).padStart(2, '0')}/${hasta.getFullYear()}`;
    escribir('Certificado válido hasta', dia);
    fireEvent.change(screen.getByLabelText('Subir certificado', { selector: 'input' }), {
      target: { files: [archivoPdf('estudios.pdf')] },
    });
    await screen.findByText('estudios.pdf');
    const borrador = JSON.stringify(leerBorrador(BORRADOR.paso3));
    expect(borrador).toContain('ESTUDIANTE');
    expect(borrador).not.toMatch(/estudios\.pdf|JVBER/);
    fireEvent.click(botonGuardar());
    await waitFor(() => expect(pregunta()?.textContent).toContain(`CondiciónEstudiante, hasta el ${dia}.`));
    presionar('Registrar beneficiario');
    await waitFor(() => expect(servidor.enviados('POST', GUARDAR)).toHaveLength(1));
    expect(servidor.enviados('POST', GUARDAR)).toMatchObject([
      {
        data: [
          {
            afiliacion: {
              condicion: 'ESTUDIANTE',
              condicion_hasta: dia.split('/').toReversed().join('-'),
              certificado_condicion: expect.stringMatching(/^JVBER/),
            },
          },
        ],
      },
    ]);
  });
});
