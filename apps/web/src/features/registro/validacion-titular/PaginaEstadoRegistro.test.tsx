import type { DefuncionRegistrada, TitularVigente } from '@sgpa/contract/v2/validacion-titular';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores, guardarBorrador, leerBorrador } from '../../../lib/borrador.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { guardarPersona } from '../../asistente/persona-en-curso.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import type { VarianteTitular } from '../variante.ts';
import { PaginaEstadoRegistro } from './PaginaEstadoRegistro.tsx';

const navegar = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => navegar,
  Navigate: ({ to }: { to: string }) => `se va a ${to}`,
}));
vi.mock('../../asistente/MarcoAsistente.tsx', () => ({
  MarcoAsistente: ({ children }: { children: never }) => children,
}));

function abrir(
  variante: VarianteTitular,
  defuncion_registrada: DefuncionRegistrada | null,
  titular_vigente: TitularVigente[] = [],
) {
  const persona = personaDePrueba({ defuncion_registrada, titular_vigente });
  guardarPersona(ASISTENTES[variante].borradores, { persona, tipoDoc: undefined });
  return montar(<PaginaEstadoRegistro variante={variante} />);
}
const SIN_DATOS = { fecha: null, segun: null, ente_gestor: null, registrada_el: null };
const VIGENTE = {
  id_ente_gestor: 1,
  ente_gestor: 'CNS',
  codigo_entidad: 'NIT-1',
  nombre_entidad: 'TEXTILES DEL LAGO',
  desde: fecha('2020-01-02'),
  baja: null,
};
const A_FALLECIDOS = 'Registro de fallecidos';
const conPermiso = (...acciones_permitidas: string[]) =>
  vi.stubGlobal('fetch', async () => Response.json({ acciones_permitidas }));
const A_LA_BAJA = 'Buscar su afiliación para darle de baja';
const seguir = () => screen.queryByRole('button', { name: '2. COMPLETAR INFORMACIÓN' });
const YA_REGISTRADO = /^El fallecimiento de la persona ya está registrado/;

describe('PaginaEstadoRegistro.test.tsx', () => {
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it('el asistente de fallecidos dice que la muerte ya está registrada, y para qué se sigue', () => {
    abrir('fallecido', {
      fecha: fecha('2026-10-05'),
      segun: 'ENTE',
      ente_gestor: 'Caja Petrolera de Salud',
      registrada_el: fecha('2026-10-07'),
    });
    screen.getByText(
      'El fallecimiento de la persona ya está registrado con fecha 05/10/2026, según Caja Petrolera de Salud (registrado el 07/10/2026).',
    );
    screen.getByText(/continúe solo si falta una afiliación que la persona tuvo en vida/);
    expect(seguir()).not.toBeNull();
  });

  it('el de titulares lo dice también, aunque nadie sepa el día, y no lleva a un guardado que se rechaza', () => {
    abrir('titular', SIN_DATOS);
    screen.getByText('El fallecimiento de la persona ya está registrado.');
    expect(seguir()).toBeNull();
  });

  it.each(['titular', 'fallecido'] as const)('sin persona validada lleva al paso 1 (%s)', (variante) => {
    montar(<PaginaEstadoRegistro variante={variante} />);
    screen.getByText('se va a /afiliacionTitulares');
    cleanup();
    // The other wizard knows nothing of who was validated in this one.
    guardarPersona(ASISTENTES[variante === 'titular' ? 'fallecido' : 'titular'].borradores, {
      persona: personaDePrueba(),
      tipoDoc: undefined,
    });
    montar(<PaginaEstadoRegistro variante={variante} />);
    screen.getByText('se va a /afiliacionTitulares');
  });

  it('de quien vive para el SEGIP, el asistente de fallecidos lo dice, y solo él', () => {
    const VIVE =
      'La persona no figura como fallecida en el SEGIP. Verifique que es la persona del certificado de defunción.';
    const dice = (variante: VarianteTitular, codigo: 100 | 103) => {
      const persona = personaDePrueba({ estado_respuesta: { codigo, mensaje: '', detalle: [] } });
      guardarPersona(ASISTENTES[variante].borradores, { persona, tipoDoc: undefined });
      montar(<PaginaEstadoRegistro variante={variante} />);
      const dicho = screen.queryByText(VIVE) !== null;
      cleanup();
      return dicho;
    };
    expect([dice('fallecido', 100), dice('fallecido', 103), dice('titular', 100)]).toEqual([true, false, false]);
  });

  it.each(['titular', 'fallecido'] as const)('sin muerte registrada no se dice nada (%s)', (variante) => {
    abrir(variante, null);
    expect(screen.queryByText(YA_REGISTRADO)).toBeNull();
    expect(seguir()).not.toBeNull();
  });

  it('de quien ya está cubierto, el asistente de fallecidos dice que corresponde su baja y lleva a ella', () => {
    abrir('fallecido', null, [VIGENTE]);
    expect(screen.getByRole('note', { name: 'Veredicto' }).textContent).toMatch(
      /^Corresponde registrar su baja por defunción\. Ya tiene cobertura con TEXTILES DEL LAGO desde el 02\/01\/2020\./,
    );
    fireEvent.click(screen.getByRole('button', { name: A_LA_BAJA }));
    expect(navegar).toHaveBeenCalledWith({ to: '/asegurado', search: { numeroDocumento: '1000009' } });
  });

  it.each([
    ['titular', [VIGENTE]],
    ['fallecido', []],
  ] as const)('a la baja no se lleva a nadie más (%s)', (variante, vigentes) => {
    abrir(variante, null, [...vigentes]);
    expect(screen.queryByRole('button', { name: A_LA_BAJA })).toBeNull();
  });

  it('de quien ya consta como fallecido, el de titulares lleva al de fallecidos con lo escrito, a quien puede', async () => {
    const escrito = { numero_documento: '1000007', nombres: 'FÉLIX' };
    guardarBorrador(ASISTENTES.titular.borradores.paso1, escrito);
    conPermiso('registro-fallecido');
    abrir('titular', SIN_DATOS);
    fireEvent.click(await screen.findByRole('button', { name: A_FALLECIDOS }));
    expect(navegar).toHaveBeenLastCalledWith({ to: '/afiliacionTitularesFallecidos' });
    expect(leerBorrador(ASISTENTES.fallecido.borradores.paso1)).toEqual(escrito);
  });

  it('a quien no puede registrarlos no se le ofrece, ni de quien vive', async () => {
    conPermiso('registro-titular');
    const { consultas } = abrir('titular', SIN_DATOS);
    await waitFor(() => expect(consultas.getQueryData(['perfil'])).toBeDefined());
    expect(screen.queryByRole('button', { name: A_FALLECIDOS })).toBeNull();
    cleanup();
    conPermiso('registro-fallecido');
    abrir('titular', null);
    expect(screen.queryByRole('button', { name: A_FALLECIDOS })).toBeNull();
  });

  it('empieza por el veredicto, y el foco está en el botón que sigue, que lo lee', () => {
    abrir('titular', null);
    const veredicto = screen.getByRole('note', { name: 'Veredicto' });
    expect(veredicto.textContent).toBe(
      'Puede registrarse como titular. No tiene registro en ningún ente gestor.' +
        'Sin fuente de pago conocida. Respondieron OVT, SENASIR y GESTORA.',
    );
    expect(document.activeElement).toBe(seguir());
    expect(seguir()?.getAttribute('aria-describedby')).toBe(veredicto.id);
  });

  it('de quien no puede registrarse el veredicto lo dice primero', () => {
    abrir('titular', SIN_DATOS);
    expect(screen.getByRole('note', { name: 'Veredicto' }).textContent).toMatch(/^No puede registrarse como titular\./);
  });
});
