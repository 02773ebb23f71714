import { cleanup, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { campo, elegir, escribir, presionar } from '../../../lib/testing/a-mano.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { PasoValidar } from './PanelRegistroTitular.tsx';
import { type FormularioPaso1, PASO1_VACIO, revisarPaso1 } from './validacion-lista.form.ts';

const RUTA = '/api/v2/contrastacion/afiliado';
const alValidar = vi.fn();
function Paso() {
  const resolver = resolverDe<FormularioPaso1>((valores) => revisarPaso1(valores, hoy()));
  const form = useForm<FormularioPaso1>({ defaultValues: PASO1_VACIO, shouldFocusError: false, resolver });
  return <PasoValidar form={form} alValidar={alValidar} />;
}
let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;

describe('PanelRegistroTitular.validar.test.tsx', () => {
  beforeEach(async () => {
    alValidar.mockClear();
    servidor = await ponerServidorGrabado('validacion-titular');
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('a quien no se valida se lo dice, con la marca de cada campo, y el siguiente intento sirve', async () => {
    montar(<Paso />);
    escribir('Número de documento', '1000001');
    const validar = async (texto: string | RegExp) => {
      presionar('Validar');
      await screen.findByText(texto);
      expect(alValidar).not.toHaveBeenCalled();
    };
    const caso = (nombre: string) =>
      servidor.alResponder('POST', RUTA, () => respuestaGrabada('validacion-titular', nombre));
    caso('ni el SEGIP ni el portal del empleador responden');
    await validar('No se pudo realizar la búsqueda debido a la intermitencia con la interoperabilidad con el SEGIP.');
    caso('nadie la conoce');
    await validar(/^No se pudo encontrar información de la persona/);
    const estado_respuesta = { codigo: 101, mensaje: '', detalle: [{ fecha_nacimiento_correcto: false }] };
    servidor.alResponder('POST', RUTA, () => Response.json({ data: [{ ...personaDePrueba(), estado_respuesta }] }));
    escribir('Fecha de nacimiento', '14/03/1986');
    await validar('No coincide con el servicio de identificación');
    const marcado = campo('Fecha de nacimiento').closest('[data-marca]');
    expect(marcado?.getAttribute('data-marca')).toBe('incorrecto');
    caso('se puede registrar');
    escribir('Fecha de nacimiento', '');
    await elegir('Tipo de documento', 'EXTRANJERO');
    presionar('Validar');
    await waitFor(() => expect(alValidar).toHaveBeenCalledTimes(1));
    expect(alValidar.mock.lastCall?.[0]).toMatchObject({ tipoDoc: 2, persona: { nombres: 'MARTINA ELENA' } });
    expect(servidor.enviados('POST', RUTA).at(-1)).toEqual({
      data: [{ tipo_documento: 'CI', tipo_doc: 2, numero_documento: '1000001' }],
    });
  });
});
