import { hoyEnLaPaz, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorrador, borrarBorradores } from '../../../lib/borrador.ts';
import { boton, campo, elegir, escribir, presionar } from '../../../lib/testing/a-mano.ts';
import { archivoPdf } from '../../../lib/testing/archivo-pdf.ts';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { conectarToasts } from '../../../ui/toast.ts';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { guardarPersona } from '../../asistente/persona-en-curso.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { botonGuardar, mostrarPaso3, pregunta } from '../testing/paso3.tsx';
import { PaginaCompletarDatos } from './PaginaCompletarDatos.tsx';

vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => () => undefined,
  useBlocker: () => undefined,
  useRouter: () => undefined,
  Navigate: ({ to }: { to: string }) => `se va a ${to}`,
}));
vi.mock('../../asistente/MarcoAsistente.tsx', () => ({
  MarcoAsistente: ({ children }: { children: never }) => children,
}));

const { borradores } = ASISTENTES.fallecido;
const FALTAN = 'Observación: Debe introducir la información en los campos requeridos.';
const FALTA_CERTIFICADO = 'Debe subir el certificado de defunción';
const NO_ES_PDF = 'El certificado de defunción no es un documento PDF válido.';
const hace = (dias: number) => mostrarFecha(sumarDias(hoyEnLaPaz(new Date()), -dias));
const GUARDAR = '/api/v2/afiliado/ente-gestor';

const avisos = vi.fn();
let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
const subir = (archivo: File) =>
  fireEvent.change(screen.getByLabelText(/^(Subir|Cambiar) certificado de defunción$/, { selector: 'input' }), {
    target: { files: [archivo] },
  });
const reabrir = () => mostrarPaso3(<PaginaCompletarDatos variante="fallecido" />);
/** Opens step 3 for somebody who lives according to the identity service: paper must prove the death. */
function abrir() {
  guardarPersona(borradores, { persona: personaDePrueba(), tipoDoc: undefined });
  return reabrir();
}
const dicho = (texto: string) => screen.queryByText(texto) !== null;

describe('PaginaCompletarDatos.fallecido.test.tsx', () => {
  beforeEach(async () => {
    avisos.mockClear();
    conectarToasts(avisos);
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
    servidor = await ponerServidorGrabado('parametricas', 'busqueda-entidad');
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it('sin persona validada lleva al paso 1', () => {
    reabrir();
    screen.getByText('se va a /afiliacionTitulares');
  });

  it('de quien vive para el SEGIP pide el número, la fecha y el papel, y lo que falta se dice hasta que está, o el servidor lo rechaza', async () => {
    abrir();
    expect(dicho(FALTA_CERTIFICADO)).toBe(true);
    escribir('Fecha de afiliación', hace(400));
    escribir('Fecha de ingreso al trabajo', hace(400));
    await elegir('Tipo de asegurado', 'VOLUNTARIO');
    fireEvent.click(botonGuardar());
    await waitFor(() => expect(avisos.mock.lastCall?.[0]).toMatchObject({ tipo: 'warning', mensaje: FALTAN }));
    expect(screen.queryAllByText('Este campo es requerido.')).toHaveLength(2);
    expect(document.activeElement).toBe(campo('Número de certificado'));
    escribir('Número de certificado', '004512-B');
    escribir('Fecha de defunción', hace(3));
    const marcado = () => boton(/^(Subir|Cambiar) certificado de defunción$/).dataset.invalid;
    expect(marcado()).toBe('true');
    subir(archivoPdf('acta.pdf'));
    await screen.findByText('acta.pdf');
    await waitFor(() => expect(marcado()).toBeUndefined());
    expect([dicho(FALTA_CERTIFICADO), dicho('Este campo es requerido.')]).toEqual([false, false]);
    // A refused file leaves the one that was chosen.
    subir(new File(['MZ'], 'otro.pdf'));
    await screen.findByText(NO_ES_PDF);
    expect(dicho('acta.pdf')).toBe(true);
    // Both ends of the file are right: only the server sees that there is nothing between them.
    subir(archivoPdf('hueco.pdf'));
    await screen.findByText('hueco.pdf');
    servidor.alResponder('POST', GUARDAR, () =>
      respuestaGrabada('registro-fallecido', 'un certificado que no es un PDF'),
    );
    fireEvent.click(botonGuardar());
    await waitFor(() => expect(pregunta()).not.toBeNull());
    expect(dicho(NO_ES_PDF)).toBe(false);
    presionar('Registrar fallecido');
    await screen.findByText(NO_ES_PDF);
    expect(avisos.mock.lastCall?.[0]).toMatchObject({
      tipo: 'warning',
      mensaje: expect.stringMatching(/^Registro no guardado\./),
    });
    expect([servidor.enviados('POST', GUARDAR).length, dicho('hueco.pdf')]).toEqual([1, true]);
  });

  it('lo que no es un certificado, se llame como se llame, se rechaza donde se sube, y no se toma', async () => {
    abrir();
    for (const [archivo, texto] of [
      [new File(['MZ'], 'programa.pdf'), NO_ES_PDF],
      [archivoPdf('pesado.pdf', 20_000_000), 'El certificado de defunción no puede pesar más de 20 MB.'],
      [new File(['%PDF-1.7\n', '-'.repeat(9)], 'cortado.pdf'), NO_ES_PDF],
    ] as const) {
      subir(archivo);
      await screen.findByText(texto);
      expect([boton('Subir certificado de defunción').disabled, dicho(archivo.name)]).toEqual([false, false]);
    }
  });

  it('volver del paso 2 conserva el certificado; recargar, solo lo escrito, y dice que se suba otra vez', async () => {
    abrir();
    escribir('Número de certificado', '004512-B');
    subir(archivoPdf('acta.pdf'));
    await screen.findByText('acta.pdf');
    cleanup();
    reabrir();
    expect([campo('Número de certificado').value, dicho('acta.pdf')]).toEqual(['004512-B', true]);
    cleanup();
    // A file is kept while the page is, and never in its storage.
    expect(Object.keys(sessionStorage).filter((clave) => clave.includes('certificado'))).toEqual([]);
    borrarBorrador(borradores.certificado);
    reabrir();
    expect(dicho('El archivo «acta.pdf» no se conservó al recargar la página: súbalo otra vez.')).toBe(true);
    expect([campo('Número de certificado').value, boton('Subir certificado de defunción').disabled]).toEqual([
      '004512-B',
      false,
    ]);
  });
});
