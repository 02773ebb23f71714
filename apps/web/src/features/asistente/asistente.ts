/** Three wizards share the steps: holders, holders who died, and beneficiaries (document 1 §2; document 2 §2, §4). */

export type Variante = 'titular' | 'fallecido' | 'beneficiario';

const borradoresDe = (prefijo: string) => ({
  paso1: `${prefijo}-paso1`,
  contraste: `${prefijo}-contraste`,
  persona: `${prefijo}-persona`,
  paso3: `${prefijo}-paso3`,
  foto: `${prefijo}-foto`,
  certificado: `${prefijo}-certificado`,
  intencion: `${prefijo}-clave`,
  /** The owner of the text of step 3 is kept, so that it is never offered for another person. */
  dueno: `${prefijo}-dueno`,
});

/** The drafts of a wizard have these names; the files' (`foto`, `certificado`) are kept in memory. */
export type ClavesDeBorrador = ReturnType<typeof borradoresDe>;

export const ASISTENTES = {
  titular: {
    titulo: 'Registro de titular',
    capitulo: 'registro-de-titular',
    rutas: { paso1: '/afiliacionTitulares', paso2: '/validacionAfiliaciones', paso3: '/completarDatosAfiliacion' },
    borradores: borradoresDe('afiliacion-titular'),
    admiteFallecidos: false,
  },
  fallecido: {
    titulo: 'Registro de titular fallecido',
    capitulo: 'registro-de-titular-fallecido',
    rutas: {
      paso1: '/afiliacionTitularesFallecidos',
      paso2: '/validarEstadoRegistroFallecido',
      paso3: '/completarDatosAfiliacionFallecidos',
    },
    borradores: borradoresDe('registro-fallecido'),
    admiteFallecidos: true,
  },
  beneficiario: {
    titulo: 'Registro de beneficiario',
    capitulo: 'registro-de-beneficiario',
    rutas: {
      paso1: '/afiliacionBeneficiario',
      paso2: '/validacionAfiliacionesBeneficiario',
      paso3: '/completarDatosAfiliacionBeneficiario',
    },
    borradores: borradoresDe('registro-beneficiario'),
    admiteFallecidos: false,
  },
} as const;

/** Steps 2 and 3 lead here without a validated person (document 1 §2 Wizard step 2; document 2 §2). */
export const SIN_PERSONA = '/afiliacionTitulares';
