import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { armarDesenlace } from '../../lib/desenlace.ts';
import { montar } from '../../lib/testing/marco.tsx';
import { useEscritura } from '../../lib/use-escritura.ts';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { FormStack } from '../../ui/FormStack.tsx';
import { PieDePanel } from '../guardado/PieDePanel.tsx';
import { PieDeAccion } from './PieDeAccion.tsx';

/** The hook needs a router. */
vi.mock('../../ui/use-hold-back.ts', () => ({ useHoldBack: () => undefined }));

describe('PieDeAccion.test.tsx', () => {
  afterEach(cleanup);

  it.each(['de acción', 'de panel', 'de formulario'] as const)(
    'pie %s: mientras guarda, y tras un rechazo, el teclado sigue en su botón',
    async (pie) => {
      const respuesta = Promise.withResolvers<never>();
      function Formulario() {
        const guardado = useEscritura({
          pregunta: { title: '¿Está seguro?' },
          enviar: () => respuesta.promise,
          interpretar: () => armarDesenlace({ logrado: true }),
          interpretarFalla: () => armarDesenlace({ mensajes: ['El registro cambió.'] }),
        });
        return (
          <FormStack
            onSubmit={(evento) => {
              evento.preventDefault();
              void guardado.escribir(null);
            }}
          >
            {pie === 'de acción' ? <PieDeAccion boton="Registrar" guardado={guardado} /> : null}
            {pie === 'de panel' ? <PieDePanel guardado={guardado} /> : null}
            {pie === 'de formulario' ? (
              <FormButtons busy={guardado.enviando} submit="Registrar" onLeave={() => undefined} />
            ) : null}
          </FormStack>
        );
      }
      montar(<Formulario />);
      const boton = screen.getByRole<HTMLButtonElement>('button', { name: 'Registrar' });
      boton.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{Tab}{Enter}');
      await screen.findByRole('dialog', { name: 'Procesando registro' });
      // A browser takes the focus from a disabled button, and the dialog then has nothing to give it back to.
      expect([boton.disabled, boton.getAttribute('aria-disabled')]).toEqual([false, 'true']);
      await act(async () => respuesta.reject(new Error('refused')));
      await waitFor(() => expect(document.activeElement).toBe(boton));
    },
  );

  it('la salida está en el mismo lugar al pie de todo formulario, antes de lo que se hace, y con el mismo aspecto', () => {
    const hecho = { enviando: false, desenlace: armarDesenlace({ logrado: true }) };
    const salir = () => undefined;
    const pies = [
      <PieDeAccion key="accion" boton="Registrar" guardado={hecho} alCerrar={salir} />,
      <PieDePanel key="panel" guardado={hecho} alCerrar={salir} />,
      <FormButtons key="formulario" busy={false} submit="Registrar" leave="Volver a la lista" onLeave={salir} />,
    ];
    const aspectos = pies.map((pie) => {
      montar(pie);
      const botones = screen.getAllByRole('button');
      const [volver] = botones;
      const visto = [
        botones.map(({ textContent }) => textContent),
        volver?.className.replace('Mui-focusVisible ', ''),
        volver?.parentElement?.className,
      ];
      cleanup();
      return visto;
    });
    expect(aspectos[0]?.[0]).toEqual(['Volver a la lista', 'Registrar']);
    expect(aspectos[1]).toEqual(aspectos[0]);
    expect(aspectos[2]).toEqual(aspectos[0]);
  });
});
