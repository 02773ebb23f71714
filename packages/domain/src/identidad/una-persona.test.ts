import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numeroDocumento } from '../shared/documento.ts';
import { fecha } from '../shared/fecha-civil.ts';
import { type Diferencia, diferencias, reconocer, type SegunArchivo, type Senas } from './una-persona.ts';

const ANA: Senas = {
  numero_documento: numeroDocumento('9200001'),
  complemento: '',
  tipo_doc: 1,
  fecha_nacimiento: fecha('1985-03-04'),
  nombres: 'ANA MARÍA',
  primer_apellido: 'DE LA BARRA',
  segundo_apellido: "O'CONNOR",
};
const con = (cambio: Partial<Senas>): Senas => ({ ...ANA, ...cambio });
const EN_ABRIL = con({ fecha_nacimiento: fecha('1985-04-03') });
const CON_1B = con({ complemento: '1B' });
const EXTRANJERA = con({ tipo_doc: 2 });
const LUZ = con({ nombres: 'LUZ', primer_apellido: 'MAMANI', segundo_apellido: 'POMA' });
const LUZ_DE_1990 = { ...LUZ, fecha_nacimiento: fecha('1990-01-01') };
const EN_ABRIL_CON_1B = con({ complemento: '1B', fecha_nacimiento: fecha('1985-04-03') });
const SIN_NOMBRE = con({ nombres: '--', primer_apellido: '', segundo_apellido: '' });

const NO_HALLADA = { tipo: 'no_encontrado' } as const;
const hallada = (persona: Senas): SegunArchivo => ({ tipo: 'encontrado', persona });

/**
 * A case has what the files say, what the service says now, what it answers to the file's own data, and the verdict.
 */
type Caso = readonly [string, readonly Senas[], Senas, SegunArchivo | null, string];
const CASOS: readonly Caso[] = [
  ['sin archivo', [], ANA, null, 'OTRA'],
  ['el mismo', [ANA], ANA, null, 'MISMA'],
  ['escrito de otro modo', [con({ primer_apellido: 'Delabarra', segundo_apellido: 'O’Connor' })], ANA, null, 'MISMA'],
  ['otro nombre en la misma tarjeta', [LUZ], ANA, null, 'CORREGIDA nombre'],
  ['un nombre donde no lo había', [SIN_NOMBRE], ANA, null, 'CORREGIDA nombre'],
  ['un apellido de relleno', [con({ segundo_apellido: 'S/N' })], con({ segundo_apellido: '' }), null, 'MISMA'],
  ['sin nombre, y el SEGIP sigue sin darlo', [SIN_NOMBRE], SIN_NOMBRE, null, 'MISMA'],
  ['sin nombre, escrito de otro modo', [SIN_NOMBRE], { ...SIN_NOMBRE, nombres: 'NULL' }, null, 'MISMA'],
  [
    'sin nombre, y ahora con apellido',
    [SIN_NOMBRE],
    { ...SIN_NOMBRE, primer_apellido: 'POMA' },
    null,
    'CORREGIDA nombre',
  ],
  ['ni nombre ni fecha iguales: comparten el número', [LUZ_DE_1990], ANA, null, 'OTRA'],
  [
    'dos sin nombre no son la misma',
    [{ ...SIN_NOMBRE, fecha_nacimiento: fecha('1990-01-01') }],
    SIN_NOMBRE,
    null,
    'OTRA',
  ],

  ['otra fecha', [ANA], EN_ABRIL, null, 'PREGUNTAR'],
  ['otra fecha: ya no es la suya', [ANA], EN_ABRIL, hallada(EN_ABRIL), 'CORREGIDA fecha_nacimiento'],
  ['otra fecha: las dos son conocidas', [ANA], EN_ABRIL, hallada(ANA), 'OTRA'],
  ['otra fecha: no hallada', [ANA], EN_ABRIL, NO_HALLADA, 'NO_SE_SABE'],
  ['otra fecha: ambigua', [ANA], EN_ABRIL, { tipo: 'ambiguo' }, 'NO_SE_SABE'],
  ['otra fecha: sin servicio', [ANA], EN_ABRIL, { tipo: 'sin_servicio' }, 'NO_SE_SABE'],
  ['otra fecha: responde de otra persona', [ANA], EN_ABRIL, hallada(LUZ), 'NO_SE_SABE'],

  ['un complemento después', [ANA], CON_1B, NO_HALLADA, 'CORREGIDA complemento'],
  ['un complemento: también sin él', [ANA], CON_1B, hallada(ANA), 'OTRA'],
  ['un complemento: hallada con él', [ANA], CON_1B, hallada(CON_1B), 'CORREGIDA complemento'],
  ['un complemento: sin servicio', [ANA], CON_1B, { tipo: 'sin_servicio' }, 'NO_SE_SABE'],
  ['naturalizada', [EXTRANJERA], ANA, hallada(ANA), 'CORREGIDA tipo_doc'],
  ['naturalizada: no hallada', [EXTRANJERA], ANA, NO_HALLADA, 'CORREGIDA tipo_doc'],
  ['naturalizada: las dos son conocidas', [EXTRANJERA], ANA, hallada(EXTRANJERA), 'OTRA'],

  ['dos diferencias', [ANA], EN_ABRIL_CON_1B, null, 'PREGUNTAR'],
  ['dos diferencias: las dos son conocidas', [ANA], EN_ABRIL_CON_1B, hallada(ANA), 'OTRA'],
  ['dos diferencias: ya no es la suya', [ANA], EN_ABRIL_CON_1B, hallada(EN_ABRIL_CON_1B), 'NO_SE_SABE'],
  ['dos diferencias: no hallada', [ANA], EN_ABRIL_CON_1B, NO_HALLADA, 'NO_SE_SABE'],
  ['dos diferencias: sin servicio', [ANA], EN_ABRIL_CON_1B, { tipo: 'sin_servicio' }, 'NO_SE_SABE'],
  ['otro nombre y complemento, la misma fecha', [LUZ], CON_1B, null, 'PREGUNTAR'],
  ['otro nombre y complemento: las dos son conocidas', [LUZ], CON_1B, hallada(LUZ), 'OTRA'],
  ['una sin nombre, y con complemento: las dos son conocidas', [SIN_NOMBRE], CON_1B, hallada(SIN_NOMBRE), 'OTRA'],
  ['mellizas de un número, una con complemento', [LUZ, CON_1B], CON_1B, null, 'MISMA'],
  ['hay otro archivo del número', [ANA, { ...LUZ_DE_1990, complemento: '1A' }], EN_ABRIL, null, 'NO_SE_SABE'],
];

const claseDe = (una: ReturnType<typeof reconocer<Senas>>) =>
  'difiere' in una ? `${una.clase} ${una.difiere}` : una.clase;

const nombre = fc.constantFrom('ANA', 'LUZ', '--', '', 'NULL', 'O’CONNOR', "O'CONNOR", 'DE LA CRUZ');
const senas: fc.Arbitrary<Senas> = fc.record({
  numero_documento: fc.constantFrom(numeroDocumento('9200001'), numeroDocumento('9200002')),
  complemento: fc.constantFrom('', '1A', '1B'),
  tipo_doc: fc.constantFrom(1, 2),
  fecha_nacimiento: fc.constantFrom(fecha('1985-03-04'), fecha('1985-04-03'), fecha('1990-01-01')),
  nombres: nombre,
  primer_apellido: nombre,
  segundo_apellido: nombre,
});

describe('una-persona.test.ts', () => {
  it.each(CASOS)('%s', (_, archivos, dicha, segun, esperado) => {
    expect(claseDe(reconocer(archivos, dicha, segun))).toBe(esperado);
  });

  it('lo dicho del archivo es lo que difiere, y el archivo es uno de los dados', () => {
    const ordenes: Diferencia[] = ['nombre', 'fecha_nacimiento', 'complemento', 'tipo_doc'];
    fc.assert(
      fc.property(senas, senas, (una, otra) => {
        expect(diferencias(una, otra)).toEqual(diferencias(otra, una));
        expect(ordenes.filter((d) => diferencias(una, otra).includes(d))).toEqual(diferencias(una, otra));
      }),
    );
  });

  it('nadie se corrige por dos diferencias, ni con otro archivo del número, ni con lo que el servicio no dijo', () => {
    const respuesta: fc.Arbitrary<SegunArchivo | null> = fc.oneof(
      fc.constantFrom(null, NO_HALLADA, { tipo: 'ambiguo' as const }, { tipo: 'sin_servicio' as const }),
      senas.map(hallada),
    );
    fc.assert(
      fc.property(fc.array(senas, { maxLength: 3 }), senas, respuesta, (todos, dicha, segun) => {
        const archivos = todos.map((a) => ({ ...a, numero_documento: dicha.numero_documento }));
        const una = reconocer(archivos, dicha, segun);
        if (una.clase !== 'CORREGIDA') return;
        expect(diferencias(una.archivo, dicha)).toEqual([una.difiere]);
        if (una.difiere === 'nombre') return;
        expect(archivos).toHaveLength(1);
        expect(['encontrado', 'no_encontrado']).toContain(segun?.tipo);
        if (una.difiere === 'fecha_nacimiento') expect(segun?.tipo).toBe('encontrado');
      }),
      { numRuns: 2000 },
    );
  });

  /**
   * Answers as the identity service: a person alone with number and complement, whatever the date; one of several, by
   * the date.
   */
  const servicio =
    (personas: readonly Senas[]) =>
    ({ complemento, fecha_nacimiento }: Senas): SegunArchivo => {
      const suyas = personas.filter((p) => p.complemento === complemento);
      const nacidas = suyas.length > 1 ? suyas.filter((p) => p.fecha_nacimiento === fecha_nacimiento) : suyas;
      const [una, otra] = nacidas;
      if (una === undefined) return { tipo: 'no_encontrado' };
      return otra === undefined ? { tipo: 'encontrado', persona: una } : { tipo: 'ambiguo' };
    };
  const resolver = (archivos: readonly Senas[], dicha: Senas, preguntar: ReturnType<typeof servicio>) => {
    const una = reconocer(archivos, dicha, null);
    return una.clase === 'PREGUNTAR' ? reconocer(archivos, dicha, preguntar(una.archivo)) : una;
  };

  it('dos personas que el servicio conoce siguen siendo dos: el archivo de una nunca es el de la otra', () => {
    const deUnNumero = fc.array(senas, { minLength: 2, maxLength: 3 }).map((todas) => {
      return todas.map((una) => ({ ...una, numero_documento: ANA.numero_documento }));
    });
    fc.assert(
      fc.property(deUnNumero, (personas) => {
        const preguntar = servicio(personas);
        const [primera, ...otras] = personas;
        if (primera === undefined) return;
        for (const otra of otras) {
          const dicho = preguntar(otra);
          // A person told apart from everybody by number, complement, date and kind has no other file than that.
          if (dicho.tipo !== 'encontrado' || dicho.persona !== otra) continue;
          const deLaTarjeta = diferencias(primera, otra).filter((d) => d !== 'nombre');
          if (deLaTarjeta.length === 0) continue;
          const una = resolver([primera], otra, preguntar);
          const conocida = preguntar(primera);
          if (conocida.tipo !== 'encontrado' || conocida.persona !== primera) continue;
          expect(una.clase).toBe('OTRA');
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('la vida de una identidad: corregida de a un dato, y de vuelta, el archivo la sigue siempre', () => {
    const cambio: fc.Arbitrary<Partial<Senas>> = fc.oneof(
      fc.record({ complemento: fc.constantFrom('', '1A', '1B') }),
      fc.record({ tipo_doc: fc.constantFrom(1 as const, 2 as const) }),
      fc.record({ fecha_nacimiento: fc.constantFrom(fecha('1985-03-04'), fecha('1985-04-03'), fecha('1990-01-01')) }),
      fc.record({ primer_apellido: fc.constantFrom('ARUQUIPA', 'QUISPE', 'DE LA CRUZ') }),
    );
    fc.assert(
      fc.property(fc.array(cambio, { maxLength: 8 }), (cambios) => {
        let archivo = ANA;
        for (const uno of cambios) {
          const ahora = { ...archivo, ...uno };
          const difiere = diferencias(archivo, ahora);
          const una = resolver([archivo], ahora, servicio([ahora]));
          expect([uno, claseDe(una)]).toEqual([uno, difiere.length === 0 ? 'MISMA' : `CORREGIDA ${difiere[0]}`]);
          archivo = ahora;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('no pregunta dos veces', () => {
    fc.assert(
      fc.property(fc.array(senas, { maxLength: 3 }), senas, senas, (archivos, dicha, propia) => {
        expect(reconocer(archivos, dicha, hallada(propia)).clase).not.toBe('PREGUNTAR');
      }),
      { numRuns: 1000 },
    );
  });
});
