// Each rule of decisions §10, and of §7 and §9 about accounts and terms, with one way to take it out, and the test that fails for it. `npm run mutacion -- reglas` does so.
import { ademas } from './reglas/ademas.mjs';
import { asistentes } from './reglas/asistentes.mjs';
import { bajas } from './reglas/bajas.mjs';
import { base } from './reglas/base.mjs';
import { beneficiarios } from './reglas/beneficiarios.mjs';
import { cuentas } from './reglas/cuentas.mjs';
import { declaraciones } from './reglas/declaraciones.mjs';
import { escritura } from './reglas/escritura.mjs';
import { hechos } from './reglas/hechos.mjs';
import { limites } from './reglas/limites.mjs';
import { lista } from './reglas/lista.mjs';
import { muerte } from './reglas/muerte.mjs';
import { parametros } from './reglas/parametros.mjs';
import { revision } from './reglas/revision.mjs';
import { web } from './reglas/web.mjs';

export const breakages = [
  ...bajas,
  ...asistentes,
  ...lista,
  ...beneficiarios,
  ...muerte,
  ...revision,
  ...web,
  ...hechos,
  ...limites,
  ...base,
  ...escritura,
  ...ademas,
  ...cuentas,
  ...parametros,
  ...declaraciones,
];
