import { ALTIPLANO, ENERGIA_CHACO, ILLIMANI } from './empleadores.ts';
import type { Empleador, Persona, PersonaDescrita } from './persona.ts';
import { persona } from './persona.ts';

const RECIENTES = [1, 2, 3];
const ANTIGUOS = [6, 7, 8];

const empleoEn = (empleador: Empleador, mesesAtras = RECIENTES) => ({ empleador, mesesAtras });

/** A row has [number, names, first surname, second surname, sex, civil status, department, municipality]. */
type Fila = readonly [string, string, string, string, 'M' | 'F', string, string, string];

function caso(fila: Fila, resto: Partial<PersonaDescrita> = {}): Persona {
  const [numero, nombres, primerApellido, segundoApellido, sexo, estadoCivil, departamento, municipio] = fila;
  const datos = { numero, nombres, primerApellido, segundoApellido, sexo, estadoCivil, departamento, municipio };
  return persona.parse({ fechaNacimiento: '1985-03-14', ...datos, ...resto });
}

const empleado = { empleos: [empleoEn(ALTIPLANO)] };
const cesado = { empleos: [empleoEn(ALTIPLANO, ANTIGUOS)] };

/** Demonstrations and tests count on these persons. Nobody knows 1000404, absent on purpose, as is 1000107. */
export const CASOS_FIJOS: readonly Persona[] = [
  caso(['1000001', 'MARTINA ELENA', 'QUISPE', 'ARANCIBIA', 'F', 'SOLTERO', 'LP', '020101'], empleado),
  caso(['1000002', 'RODRIGO', 'MAMANI', 'VELASCO', 'M', 'CASADO', 'LP', '020105'], {
    empleos: [empleoEn(ALTIPLANO), empleoEn(ILLIMANI)],
  }),
  caso(['1000003', 'SANTOS EUSEBIO', 'COLQUE', 'TARQUI', 'M', 'CASADO', 'OR', '040101'], {
    fechaNacimiento: '1952-03-14',
    beneficio: 'RENTA DE VEJEZ',
  }),
  caso(['1000004', 'XIMENA', 'RIBERA', 'SUÁREZ', 'F', 'SOLTERO', 'SC', '070101'], {
    aportes: [{ empleador: ILLIMANI, tipoEntidad: 'EMPRESA PRIVADA', mesesAtras: RECIENTES }],
  }),
  caso(['1000005', 'WARA', 'CHOQUE', 'LIMACHI', 'F', 'SOLTERO', 'PT', '050101']),
  caso(['1000006', 'GONZALO RENÉ', 'VACA', 'JUSTINIANO', 'M', 'CASADO', 'TJ', '060301'], {
    empleos: [empleoEn(ENERGIA_CHACO)],
  }),
  caso(['1000007', 'FÉLIX', 'HUANCA', 'POMA', 'M', 'VIUDO', 'LP', '020801'], { fallecido: true }),
  caso(['1000008', 'LUCIANA', 'FERREYRA', 'ACOSTA', 'F', 'SOLTERO', 'SC', '070101'], {
    ...empleado,
    extranjero: true,
    pais: 'ARGENTINA',
  }),
  caso(['1000009', 'TITO AMARU', 'CONDORI', 'NINA', 'M', 'CASADO', 'CB', '030101'], {
    ...empleado,
    complemento: '1A',
  }),
  caso(['1000010', 'SILVIA', 'ZURITA', 'CLAROS', 'F', 'CASADO', 'CB', '030901'], empleado),
  caso(['1000010', 'RUBÉN DARÍO', 'MONTAÑO', 'ORELLANA', 'M', 'DIVORCIADO', 'CB', '031001'], {
    fechaNacimiento: '1979-11-02',
  }),
  caso(['1000011', 'NORMA', 'FLORES', 'CÉSPEDES', 'F', 'CASADO', 'CH', '010101'], {
    ...empleado,
    fechaNacimiento: '1985-03-15',
  }),
  caso(['1000012', 'MARCELO', 'ROJAS', 'PEÑARANDA', 'M', 'SOLTERO', 'LP', '020101'], cesado),
  // The identity service knows that this person died, and nothing else.
  caso(['1000014', '', '', '', 'M', '', '', ''], { fallecido: true }),
  caso(['1000503', 'PATRICIA', 'APAZA', 'CALLISAYA', 'F', 'SOLTERO', 'LP', '020101'], {
    ...empleado,
    sinRespuesta: true,
  }),
  caso(['1000100', 'JORGE LUIS', 'GUTIÉRREZ', 'MARCA', 'M', 'CASADO', 'LP', '020101'], empleado),
  caso(['1000101', 'ANA MARÍA', 'TICONA', 'CAYO', 'F', 'CASADO', 'LP', '020105'], empleado),
  caso(['1000102', 'HUGO', 'VARGAS', 'LAIME', 'M', 'SOLTERO', 'OR', '040101'], cesado),
  caso(['1000103', 'GLADYS', 'YUJRA', 'CHAMBI', 'F', 'DIVORCIADO', 'LP', '020101'], cesado),
  caso(['1000104', 'EDWIN', 'VILLCA', 'AYAVIRI', 'M', 'CASADO', 'PT', '051201']),
  caso(['1000105', 'ROXANA', 'SIÑANI', 'COCA', 'F', 'SOLTERO', 'LP', '022001']),
  caso(['1000106', 'BERTHA', 'ALANOCA', 'CRUZ', 'F', 'VIUDO', 'LP', '020101']),
  caso(['1000108', 'WILSON', 'ROJAS', 'TARQUI', 'M', 'CASADO', 'CB', '030101'], empleado),
  caso(['1000110', 'ÓSCAR', 'VELASCO', 'QUISPE', 'M', 'CASADO', 'LP', '020101'], { fallecido: true }),
  caso(['1000120', 'NAYRA', 'CLAROS', 'VARGAS', 'F', 'SOLTERO', 'LP', '020101']),
  caso(['1000130', 'RAÚL', 'CHAMBI', 'NINA', 'M', 'CASADO', 'LP', '020101'], { fallecido: true }),
  caso(['1000200', 'CLAUDIA', 'FLORES', 'LIMACHI', 'F', 'CASADO', 'LP', '020101']),
  caso(['1000201', 'ANDRÉS', 'GUTIÉRREZ', 'FLORES', 'M', 'SOLTERO', 'LP', '020101'], {
    fechaNacimiento: '2015-06-01',
  }),
  caso(['1000202', 'TERESA', 'MARCA', 'CONDORI', 'F', 'VIUDO', 'LP', '020101']),
  caso(['1000210', 'MÓNICA', 'APAZA', 'RIBERA', 'F', 'VIUDO', 'LP', '020101']),
];
