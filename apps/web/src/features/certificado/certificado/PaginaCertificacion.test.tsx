import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { PaginaCertificacion } from './PaginaCertificacion.tsx';

vi.mock('./abrir-pdf.ts', () => ({ abrirPdf: () => new Promise(() => {}) }));

const PERSONA = {
  numero_documento: '1000103',
  complemento_documento: '',
  nombres: 'ANA',
  primer_apellido: 'MAMANI',
  segundo_apellido: '',
  fecha_nacimiento: '1985-03-14',
};
const afiliacion = (estado: string) => ({
  nombre_enteGestor: 'Caja Nacional de Salud',
  estado,
  fecha_inicio: '2020-01-15',
  nombre_entidad: 'TEXTILES',
  observacion: '',
});
const HALLADO = {
  persona: PERSONA,
  estado_afiliacion: ['ACTIVO', 'CESANTIA', 'AMPLIACIÓN'].map(afiliacion),
  certificado_pdf: null,
  codigo: 200,
  mensaje: '',
  aviso: null,
};
const NADIE = { ...HALLADO, persona: null, estado_afiliacion: [], codigo: 300, mensaje: 'No se pudo encontrar.' };
const EMITIDO = { certificado_pdf: btoa('%PDF'), secuencialCorrelativo: 7, codigo: 200, mensaje: '' };

const busqueda = vi.fn<() => Response>();
const emision = vi.fn<() => Response>();
const usuario = userEvent.setup({ delay: null });

async function buscar() {
  montar(<PaginaCertificacion />);
  await usuario.type(screen.getByRole('textbox', { name: /^Número Documento/ }), '1000103');
  await usuario.type(screen.getByRole('textbox', { name: /^Fecha Nacimiento/ }), '14/03/1985');
  await usuario.click(screen.getByRole('button', { name: 'Buscar' }));
}
const boton = () => screen.queryByRole('button', { name: 'Certificado' });

describe('PaginaCertificacion.test.tsx', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:certificado';
    URL.revokeObjectURL = () => undefined;
    vi.stubGlobal('fetch', async (url: string) => (url.includes('getCertificacion') ? busqueda() : emision()));
    busqueda.mockImplementation(() => Response.json(HALLADO));
    emision.mockImplementation(() => Response.json(EMITIDO));
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  it('muestra a la persona y sus estados, cada uno de su color, y de quién es la información', async () => {
    await buscar();
    const datos = await screen.findByRole('table', { name: 'DATOS PERSONALES' });
    await within(datos).findByText('MAMANI');
    expect(
      within(datos)
        .getAllByRole('columnheader')
        .map((titulo) => titulo.textContent),
    ).toEqual(['Cédula de identidad', 'Complemento', 'Nombres', 'Ap. paterno', 'Ap. materno', 'Fecha nacimiento']);
    const estados = screen.getByRole('table', { name: 'RESULTADO DEL ESTADO DE AFILIACIÓN' });
    expect(
      within(estados)
        .getAllByRole('columnheader')
        .map((titulo) => titulo.textContent),
    ).toEqual(['Ente gestor', 'Estado afiliación', 'Fecha afiliación', 'Empleador', 'Observación']);
    const tono = (estado: string) => within(estados).getByText(estado).closest('.chip')?.getAttribute('data-tono');
    expect(['ACTIVO', 'CESANTIA', 'AMPLIACIÓN'].map(tono)).toEqual(['verde', 'rojo', 'naranja']);
    screen.getByText(/^Los entes gestores son responsables de la entrega, validación y actualización/);
    expect(boton()).not.toBeNull();
  });

  it('después de cada búsqueda el foco está en «Certificado»', async () => {
    await buscar();
    await waitFor(() => expect(document.activeElement).toBe(boton()));
    await usuario.click(screen.getByRole('textbox', { name: /^Fecha Nacimiento/ }));
    await usuario.keyboard('{Enter}');
    await waitFor(() => expect([busqueda.mock.calls.length, document.activeElement]).toEqual([2, boton()]));
    expect(boton()).not.toBeNull();
  });

  it('a quien se buscó por datos de antes se le dice cómo consta ahora', async () => {
    const aviso = 'Consta ahora como ARUQUIPA YANA ANA, documento 9200001-1B, nacimiento 04/03/1985.';
    busqueda.mockImplementation(() => Response.json({ ...HALLADO, aviso }));
    await buscar();
    await screen.findByText(aviso);
  });

  it('código 300: su mensaje como advertencia, sin tablas ni botón', async () => {
    busqueda.mockImplementation(() => Response.json(NADIE));
    await buscar();
    await screen.findByText('No se pudo encontrar.');
    expect([boton(), screen.queryByRole('table')]).toEqual([null, null]);
  });

  it('una búsqueda que falla: el texto de la especificación, sin los datos de antes ni el botón', async () => {
    await buscar();
    await waitFor(() => expect(boton()).not.toBeNull());
    busqueda.mockImplementation(() => Response.json({ codigo: 'ERROR_INTERNO', mensaje: 'x' }, { status: 500 }));
    await usuario.click(screen.getByRole('button', { name: 'Buscar' }));
    await screen.findByText('No se pudo procesar la operación, contactes con su administrador.');
    expect([boton(), screen.queryByRole('table')]).toEqual([null, null]);
  });

  it('lo primero que falta tiene el foco', () => {
    montar(<PaginaCertificacion />);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Número Documento/ }));
  });

  it('sin los datos no busca, y lo dice en cada campo', async () => {
    montar(<PaginaCertificacion />);
    await usuario.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await screen.findAllByText('Este Campo es requerido')).toHaveLength(2);
    expect(busqueda).not.toHaveBeenCalled();
  });

  it('de una búsqueda se emite uno solo, aunque se lo vuelva a abrir; otra búsqueda, otro', async () => {
    await buscar();
    await waitFor(() => expect(boton()).not.toBeNull());
    const abrirYCerrar = async () => {
      fireEvent.click(boton() ?? document.body);
      const dialogo = await screen.findByRole('dialog', { name: 'CERTIFICADO ESTADO DE AFILIACIÓN' });
      expect(within(dialogo).getByRole('link', { name: 'Descargar' }).getAttribute('download')).toBe(
        'certificado-00000007.pdf',
      );
      await usuario.click(within(dialogo).getByRole('button', { name: 'CERRAR' }));
      await waitFor(() => expect(dialogo.isConnected).toBe(false));
    };
    await abrirYCerrar();
    await abrirYCerrar();
    expect(emision).toHaveBeenCalledTimes(1);
    await usuario.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(boton()).not.toBeNull());
    await abrirYCerrar();
    expect(emision).toHaveBeenCalledTimes(2);
  });
});
