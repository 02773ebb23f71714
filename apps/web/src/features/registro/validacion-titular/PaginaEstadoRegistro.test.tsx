import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { guardarPersona } from '../../asistente/persona-en-curso.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import type { VarianteTitular } from '../variante.ts';
import { PaginaEstadoRegistro } from './PaginaEstadoRegistro.tsx';

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn(), Navigate: () => null }));
vi.mock('../../asistente/MarcoAsistente.tsx', () => ({
  MarcoAsistente: ({ children }: { children: never }) => children,
}));

function abrir(variante: VarianteTitular, defuncion_registrada: { fecha: ReturnType<typeof fecha> | null } | null) {
  const persona = personaDePrueba({ defuncion_registrada });
  guardarPersona(ASISTENTES[variante].borrador, { persona, tipoDoc: undefined });
  montar(<PaginaEstadoRegistro variante={variante} />);
}
const seguir = () => screen.queryByRole('button', { name: '2. COMPLETAR INFORMACIÓN' });
const YA_REGISTRADO = /^El fallecimiento de la persona ya está registrado/;

describe('PaginaEstadoRegistro.test.tsx', () => {
  afterEach(() => {
    cleanup();
    borrarBorradores();
  });

  it('el asistente de fallecidos dice que la muerte ya está registrada, y para qué se sigue', () => {
    abrir('fallecido', { fecha: fecha('2026-10-05') });
    screen.getByText('El fallecimiento de la persona ya está registrado con fecha 05/10/2026.');
    screen.getByText(/continúe solo si falta una afiliación que la persona tuvo en vida/);
    expect(seguir()).not.toBeNull();
  });

  it('el de titulares lo dice también, aunque nadie sepa el día, y no lleva a un guardado que se rechaza', () => {
    abrir('titular', { fecha: null });
    screen.getByText('El fallecimiento de la persona ya está registrado.');
    expect(seguir()).toBeNull();
  });

  it.each(['titular', 'fallecido'] as const)('sin muerte registrada no se dice nada (%s)', (variante) => {
    abrir(variante, null);
    expect(screen.queryByText(YA_REGISTRADO)).toBeNull();
    expect(seguir()).not.toBeNull();
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
    abrir('titular', { fecha: null });
    expect(screen.getByRole('note', { name: 'Veredicto' }).textContent).toMatch(/^No puede registrarse como titular\./);
  });
});
