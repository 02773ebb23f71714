import { mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import { aceptar, rutaDeFila } from '../../pantallas/acciones.ts';
import { abrirDetalleBeneficiario, abrirHistoria, hecho, historiaDe, pestana } from '../../pantallas/beneficiario.ts';
import { campo, elegir } from '../../pantallas/titular.ts';

const PREGUNTA = 'Esta seguro de realizar la ampliación de baja del beneficiario?';

test.describe('ampliacion-beneficiario.spec.ts', () => {
  // ampliacion.form.test.ts and FormularioAmpliacion.test.tsx test what is missing, which dates and reasons;
  // use-escritura.test.tsx and mismo-hecho.test.ts, a lost answer.
  test('en CESANTIA, por uno de dos motivos; la cuentan su detalle y su historia', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', rutaDeFila('1000210', '&tipoAfiliado=BENEFICIARIO'));
    const viuda = () => servidor.fila(token, '1000210', 'BENEFICIARIO');
    const { fecha_cesantia: cesantia } = (await viuda()).estado;
    if (cesantia === null) throw new Error('The demo widow has no cesantía.');
    const hasta = sumarDias(cesantia, 30);
    const dialogo = await abrirDetalleBeneficiario(page, '1000210');
    await pestana(page, 'Ampliación').click();
    const registrar = dialogo.getByRole('button', { name: 'Registrar ampliación' });
    await esAccesible(page);
    await elegir(page, 'Motivo', 'Otras causas');
    await campo(page, 'Fecha fin de ampliación').fill(mostrarFecha(hasta));
    await expect(
      dialogo.getByText(`Quedará en estado AMPLIACIÓN, con cobertura hasta el ${mostrarFecha(hasta)}.`),
    ).toBeVisible();
    await campo(page, 'Descripción del motivo').fill('Tratamiento en curso');

    await registrar.click();
    await aceptar(page, PREGUNTA);
    await expect(dialogo.getByText(`Ampliación registrada. Cobertura hasta el ${mostrarFecha(hasta)}.`)).toBeVisible();
    expect((await viuda()).estado).toMatchObject({ codigo: 102, fecha_cesantia: cesantia, fecha_ampliacion: hasta });

    await pestana(page, 'Detalle').click();
    await expect(hecho(dialogo, 'Fecha de cesantía')).toHaveText(mostrarFecha(cesantia));
    await expect(hecho(dialogo, 'Fecha de ampliación')).toHaveText(mostrarFecha(hasta));
    await expect(hecho(dialogo, 'Fecha de inhabilitado')).toHaveCount(0);
    await abrirHistoria(dialogo);
    const ampliaciones = historiaDe(dialogo).filter({ hasText: 'Ampliación de la cobertura' });
    await expect(ampliaciones).toHaveCount(1);
    await expect(ampliaciones).toContainText(/Detalle de la ampliación\s*Tratamiento en curso/);
    await expect(pestana(page, 'Ampliación')).toBeDisabled();
    await expect(pestana(page, 'Derechohabiente')).toBeDisabled();
  });
});
