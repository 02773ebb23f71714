import { type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { actuar, referenciaBeneficiario } from '@sgpa/testing/ciclo';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { type Cuentas, contarRegistro, diferencia, NACIMIENTO, NADA, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const GUARDADO = { persona: 1, ficha: 1, afiliacion: 1, historia: 1, auditoria: 1, operaciones: 1, contador: 1 };

/** Covers who may become a beneficiary, and who does with an observation (acuerdos §10). */
describe('registro-beneficiario.quien.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let antes: Cuentas;
  let siguiente = 7_200_000;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  beforeEach(async () => {
    antes = await contarRegistro(api.base.owner.db);
  });
  afterAll(() => api.cerrar());

  /** Gives a number that nobody is registered under. */
  function alguien(fechaNacimiento: FechaCivil = fecha(NACIMIENTO)): string {
    siguiente += 1;
    const numero = String(siguiente);
    const nombre = { nombres: 'SOL', primerApellido: 'LUNA', segundoApellido: 'PAZ' };
    const resto = { sexo: 'F', estadoCivil: 'SOLTERO', departamento: 'LP', municipio: '020101' } as const;
    api.simuladores.control.ponerPersonas(numero, [{ numero, fechaNacimiento, ...nombre, ...resto }]);
    return numero;
  }
  const nuevo = async () => diferencia(antes, await contarRegistro(api.base.owner.db));

  const guardar = async (numero: string, titular: string, parentesco: string, mas = {}) => {
    const cambios = { afiliacion: { parentesco_titular: parentesco, ...mas } };
    const { body } = await registrarBeneficiario(api, token, pedidoBeneficiario(numero, titular, cambios));
    return body.data[0]?.estado_almacenamiento;
  };
  const PAPEL = pdfDePrueba().toString('base64');
  const guardarNacido = async (fechaNacimiento: FechaCivil, parentesco_titular: string) => {
    // Somebody who is too old for the kin needs the proof that lets the right go on.
    const afiliacion = { parentesco_titular, condicion: 'INVALIDEZ', certificado_condicion: PAPEL } as const;
    const cambios = { afiliacion, beneficiario: { fecha_nacimiento: fechaNacimiento } };
    const pedido = pedidoBeneficiario(alguien(fechaNacimiento), '1000100', cambios);
    return resultado(await registrarBeneficiario(api, token, pedido)).codigo;
  };

  it.each(['ESPOSA/ESPOSO', 'CONVIVIENTE', 'esposa_esposo', '44'])(
    'un segundo cónyuge (%s) junto a uno activo: 0 con el motivo, nada escrito',
    async (parentesco) => {
      expect(await guardar(alguien(), '1000100', parentesco)).toEqual({
        codigo: 0,
        detalle: 'El titular ya tiene ESPOSA/ESPOSO con cobertura vigente. Registre primero su baja.',
      });
      expect(await nuevo()).toEqual(NADA);
    },
  );

  it('el cónyuge de quien no tiene, sí; y entonces ya no otro', async () => {
    expect(await guardar(alguien(), '1000101', 'CONVIVIENTE')).toMatchObject({ codigo: 500 });
    expect(await guardar(alguien(), '1000101', 'ESPOSA/ESPOSO')).toMatchObject({
      codigo: 0,
      detalle: expect.stringMatching(/ya tiene CONVIVIENTE/),
    });
  });

  it('terminada la cobertura del cónyuge, otro sí puede serlo', async () => {
    const primera = alguien();
    expect(await guardar(primera, '1000103', 'CONVIVIENTE')).toMatchObject({ codigo: 500 });
    expect(await guardar(alguien(), '1000103', 'CONVIVIENTE')).toMatchObject({ codigo: 0 });
    const baja = { ...referenciaBeneficiario(primera, '1000103'), tipo_motivo: 604, fecha_fin: '2026-10-14' };
    const { body } = await actuar(api, token, 'baja-beneficiario', { ...baja, opcion: 'DEFINITIVA' });
    expect(body.codigo_respuesta).toBe(100);
    expect(await guardar(alguien(), '1000103', 'CONVIVIENTE')).toMatchObject({ codigo: 500 });
  });

  it.each([
    { parentesco: 'HIJA/HIJO', nacimiento: fecha('1985-03-14'), codigo: 0 },
    { parentesco: 'HIJA/HIJO', nacimiento: fecha('1985-03-15'), codigo: 500 },
    { parentesco: 'PADRE/MADRE', nacimiento: fecha('1985-03-14'), codigo: 0 },
    { parentesco: 'PADRE/MADRE', nacimiento: fecha('1985-03-13'), codigo: 500 },
    { parentesco: 'HIJASTRO/HIJASTRA', nacimiento: fecha('1980-01-01'), codigo: 500 },
  ])('$parentesco nacido el $nacimiento de un titular del 14/03/1985: $codigo', async (caso) => {
    expect(await guardarNacido(caso.nacimiento, caso.parentesco)).toBe(caso.codigo);
  });

  it('quien está cubierto como titular del mismo empleador: 501, con novedad', async () => {
    const { codigo, detalle } = (await guardar('1000101', '1000100', 'OTROS')) ?? {};
    expect([codigo, detalle]).toEqual([501, expect.stringMatching(/cobertura vigente en: Caja Nacional de Salud/)]);
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO, persona: 0, ficha: 0, novedad: 2 });
  });

  it('quien está cubierto bajo otro titular del mismo ente: 501; otra vez bajo el mismo desde otro día, 0 con su razón', async () => {
    const numero = alguien();
    expect(await guardar(numero, '1000100', 'OTROS')).toMatchObject({ codigo: 500 });
    antes = await contarRegistro(api.base.owner.db);
    expect(await guardar(numero, '1000103', 'OTROS', { fecha_inicio: '2026-10-02' })).toMatchObject({
      codigo: 501,
    });
    expect((await nuevo()).novedad).toBe(2);
    expect(await guardar(numero, '1000103', 'OTROS', { fecha_inicio: '2026-10-03' })).toMatchObject({
      codigo: 0,
      detalle: 'La persona ya está registrada como beneficiaria de este titular desde el 02/10/2026.',
    });
  });

  it('bajo otro titular del mismo empleador el mismo día: 501 y una novedad para cada una; otra vez, 502', async () => {
    const numero = alguien();
    expect(await guardar(numero, '1000100', 'OTROS')).toMatchObject({ codigo: 500 });
    antes = await contarRegistro(api.base.owner.db);
    expect(await guardar(numero, '1000103', 'OTROS')).toMatchObject({ codigo: 501 });
    expect((await nuevo()).novedad).toBe(2);
    expect(await guardar(numero, '1000103', 'OTROS')).toMatchObject({ codigo: 502 });
  });
});
