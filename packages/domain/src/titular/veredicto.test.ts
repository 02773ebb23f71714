import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { type HechosDeVeredicto, veredicto } from './veredicto.ts';

const FUENTES = [
  { nombre: 'OVT', disponible: true, registros: 1 },
  { nombre: 'SENASIR', disponible: true, registros: 0 },
  { nombre: 'GESTORA', disponible: true, registros: 0 },
];
const BASE: HechosDeVeredicto = {
  como: 'titular',
  hoy: fecha('2026-10-14'),
  defuncionRegistrada: false,
  registros: [],
  vigentes: [],
  fuentes: FUENTES,
};
const ACTIVO = { ente_gestor: 'Caja Petrolera', codigoEstado: 100 };
const CESANTE = { ente_gestor: 'CNS', codigoEstado: 103 };
const LAGO = { ente_gestor: 'CNS', nombre_entidad: 'LAGO', desde: fecha('2020-01-02'), baja: null };
const INACTIVO = { ente_gestor: 'CNS', codigoEstado: 104 };

/** The case, its facts, and the tone, sentence and reason that it is given. */
const VEREDICTOS: [string, Partial<HechosDeVeredicto>, string, string, string][] = [
  ['nunca registrada', {}, 'si', 'Puede registrarse como titular.', 'No tiene registro en ningún ente gestor.'],
  [
    'registrada y sin cobertura',
    { registros: [INACTIVO] },
    'si',
    'Puede registrarse como titular.',
    'Tuvo registro en CNS, sin cobertura vigente.',
  ],
  [
    'cubierta en otro ente',
    { registros: [ACTIVO, INACTIVO] },
    'con observacion',
    'Puede registrarse como titular, con observación.',
    'Ya tiene cobertura en Caja Petrolera: se abrirá una novedad para los entes gestores.',
  ],
  [
    'cubierta en dos, la cesantía también cubre, y un ente se nombra una vez',
    { registros: [ACTIVO, ACTIVO, CESANTE], como: 'beneficiario' },
    'con observacion',
    'Puede registrarse como beneficiario, con observación.',
    'Ya tiene cobertura en Caja Petrolera y CNS: se abrirá una novedad para los entes gestores.',
  ],
  [
    'su muerte está registrada',
    { defuncionRegistrada: true, registros: [ACTIVO] },
    'no',
    'No puede registrarse como titular.',
    'Su fallecimiento ya está registrado: no empieza un derecho nuevo.',
  ],
  [
    'su muerte está registrada, y se registra como fallecida',
    { defuncionRegistrada: true, como: 'fallecido', registros: [INACTIVO] },
    'si',
    'Puede registrarse como titular fallecido.',
    'Tuvo registro en CNS, sin cobertura vigente.',
  ],
  [
    'fallecida y cubierta en otros entes: la muerte no afilia dos veces',
    { como: 'fallecido', registros: [ACTIVO, CESANTE] },
    'con observacion',
    'Puede registrarse como titular fallecido, con observación.',
    'Ya tiene cobertura en Caja Petrolera y CNS: al guardar, la del ente gestor que registra termina por defunción y a los demás se les abre una novedad.',
  ],
  [
    'fallecida y titular con dos empleadores del propio ente',
    {
      como: 'fallecido',
      registros: [ACTIVO],
      vigentes: [LAGO, { ...LAGO, nombre_entidad: 'ILLIMANI', desde: fecha('2021-03-04') }],
    },
    'no',
    'Corresponde registrar su baja por defunción.',
    'Ya tiene cobertura con LAGO desde el 02/01/2020 y con ILLIMANI desde el 04/03/2021. Aquí solo puede añadirse una afiliación que tuvo con otro empleador.',
  ],
  [
    'lo mismo de quien vive se observa con otro empleador, y con ese se rechaza',
    { registros: [CESANTE], vigentes: [LAGO] },
    'con observacion',
    'Puede registrarse como titular solo con otro empleador, con observación.',
    'Ya tiene cobertura con LAGO desde el 02/01/2020.',
  ],
  [
    'con su baja en todos los empleos del ente, cambia de empleador',
    { registros: [CESANTE], vigentes: [{ ...LAGO, baja: fecha('2026-10-01') }] },
    'si',
    'Puede registrarse como titular: es un cambio de empleador.',
    'Tuvo cobertura con LAGO desde el 02/01/2020, con baja el 01/10/2026: lo que le queda de ella termina cuando empieza la nueva. Si tiene beneficiarios, al completar la información verá quiénes pasan con la persona.',
  ],
  [
    'con un empleo sin baja no es un cambio',
    { registros: [CESANTE], vigentes: [{ ...LAGO, baja: fecha('2026-10-01') }, LAGO] },
    'con observacion',
    'Puede registrarse como titular solo con otro empleador, con observación.',
    'Ya tiene cobertura con LAGO desde el 02/01/2020.',
  ],
  [
    'con la baja por llegar, hasta ella son dos empleos',
    { registros: [CESANTE], vigentes: [{ ...LAGO, baja: fecha('2026-10-15') }] },
    'con observacion',
    'Puede registrarse como titular solo con otro empleador, con observación.',
    'Ya tiene cobertura con LAGO desde el 02/01/2020, con baja el 15/10/2026.',
  ],
  [
    'cubierta además en otro ente: se le avisa',
    { registros: [ACTIVO, CESANTE], vigentes: [{ ...LAGO, baja: fecha('2026-10-01') }] },
    'con observacion',
    'Puede registrarse como titular, con observación.',
    'Ya tiene cobertura en Caja Petrolera y CNS: se abrirá una novedad para los entes gestores.',
  ],
];

describe('veredicto.test.ts', () => {
  it.each(VEREDICTOS)('%s', (_caso, cambios, tono, dice, porque) => {
    expect(veredicto({ ...BASE, ...cambios })).toMatchObject({ tono, dice, porque });
  });

  it.each([
    ['todas', FUENTES, 'Fuente de pago: OVT. Respondieron OVT, SENASIR y GESTORA.'],
    [
      'una calla, y nadie la conoce',
      [{ nombre: 'OVT', disponible: false, registros: 0 }, ...FUENTES.slice(1)],
      'Sin fuente de pago conocida. Respondieron SENASIR y GESTORA. No respondió: OVT.',
    ],
    [
      'contesta una sola',
      FUENTES.map((f, i) => ({ ...f, disponible: i === 2, registros: 0 })),
      'Sin fuente de pago conocida. Respondió GESTORA. No respondieron: OVT y SENASIR.',
    ],
    [
      'callan todas',
      FUENTES.map((f) => ({ ...f, disponible: false, registros: 0 })),
      'Sin fuente de pago conocida. No respondieron: OVT, SENASIR y GESTORA.',
    ],
  ])('fuentes: %s', (_caso, fuentes, texto) => {
    expect(veredicto({ ...BASE, fuentes }).fuentes).toBe(texto);
  });
});
