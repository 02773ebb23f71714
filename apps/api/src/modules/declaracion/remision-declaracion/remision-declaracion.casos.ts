import type { Caso } from '@sgpa/testing/cable/caso';
import { CINCO, enDepartamento, sinDeclaraciones, totalesDel } from '@sgpa/testing/declaracion';

const DIA = '2026-09-30';

const remision = (caso: string, cuerpo: object, mas: Partial<Caso> = {}): Caso => ({
  metodo: 'POST',
  ruta: '/monitoreo/v1/save',
  cuerpo,
  caso,
  ...mas,
});

export const CASOS: readonly Caso[] = [
  remision(
    'una nueva, por departamentos',
    totalesDel(DIA, {
      ...CINCO,
      poblacionDepartamento: [
        enDepartamento('LP', { ...CINCO, regional: 'El Alto' }),
        enDepartamento('SC', { titularesValidos: 9, eliminado: true }),
      ],
    }),
    { clave: 'remision-declaracion-0001', antes: async ({ base }) => void (await sinDeclaraciones(base.owner.db)) },
  ),
  remision('otra del mismo periodo', totalesDel(DIA, { titularesValidos: 1 })),
  remision('una corrección', {
    ...totalesDel(DIA, { ...CINCO, titularesValidos: 501 }),
    idPoblacionDeclarada: `<declaración del ${DIA}>`,
  }),
  remision('que no suma lo que sus departamentos, validada', {
    ...totalesDel('2026-08-31', { ...CINCO, poblacionDepartamento: [enDepartamento('LP', { titularesValidos: 1 })] }),
  }),
  remision('que no suma lo que sus departamentos, observada', {
    ...totalesDel('2026-08-31', { poblacionDepartamento: [enDepartamento('LP', { titularesObservados: 1 })] }),
  }),
  remision('de un día que no es de los dos últimos cierres', totalesDel('2026-07-31')),
  remision('de un departamento que no hay', totalesDel(DIA, { poblacionDepartamento: [enDepartamento('XX')] })),
  remision(
    'la de otro ente gestor',
    { ...totalesDel(DIA), idPoblacionDeclarada: `<declaración del ${DIA}>` },
    { como: 'ope.petrolera' },
  ),
  remision('a quien no le toca', totalesDel(DIA), { como: 'adm.autoridad' }),
];
