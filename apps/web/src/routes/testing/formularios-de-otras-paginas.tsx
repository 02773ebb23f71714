import { CONTEOS, NOMBRE_DE_CONTEO } from '@sgpa/domain/declaracion/conteos';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FormularioRemision } from '../../features/declaracion/remision-declaracion/FormularioRemision.tsx';
import { DialogoBaja } from '../../features/novedad/baja-novedad/DialogoBaja.tsx';
import { DialogoDecision } from '../../features/novedad/decision-identidad/DecisionDeIdentidad.tsx';
import { DialogoUnion } from '../../features/novedad/decision-identidad/DialogoUnion.tsx';
import { FormularioReversion } from '../../features/novedad/decision-identidad/FormularioReversion.tsx';
import { DECIDIDA, OTRO, SUYO } from '../../features/novedad/testing/archivos.ts';
import { detalleDePrueba } from '../../features/novedad/testing/detalle.ts';
import { DialogoAlta } from '../../features/parametro/registro-parametro/DialogoAlta.tsx';
import { DialogoCedula } from '../../features/persona/TraerDelSegip.tsx';
import { FormularioPublicacion } from '../../features/terminos/publicacion-terminos/FormularioPublicacion.tsx';
import { DialogoActualizacion } from '../../features/usuario/actualizacion-usuario/DialogoActualizacion.tsx';
import { DialogoRegistro } from '../../features/usuario/registro-usuario/DialogoRegistro.tsx';
import { escribir } from '../../lib/testing/a-mano.ts';

export interface Formulario {
  /** `cerrar` changes the address, as on its page. */
  elemento: (cerrar: () => void) => ReactElement;
  /** Types something, or all that the form's own question asks for. */
  llenar: () => Promise<void> | void;
  /** The question comes before sending; absent where nothing is asked. */
  pregunta?: string;
  /** The form is a step of a wizard: its draft is there on the way back, without a question. */
  conserva?: true;
  /** Escape closes its dialog, so it asks; elsewhere Escape does nothing. */
  cierra?: true;
  /** What is typed is looked for, not saved: it is there again without a word. */
  busca?: true;
}

const nada = () => undefined;
const cargo = async () => {
  await screen.findByLabelText(/^Cargo/);
  escribir('Cargo', 'ENCARGADA');
};

type DeOtraPagina =
  | 'registro-usuario'
  | 'actualizacion-usuario'
  | 'registro-parametro'
  | 'remision-declaracion'
  | 'publicacion-terminos'
  | 'baja-novedad'
  | 'decision-identidad'
  | 'decision-identidad, unir'
  | 'decision-identidad, deshacer'
  | 'correccion-identidad';

/** These forms stand on pages other than the list and its registrations. */
export const DE_OTRAS_PAGINAS: Readonly<Record<DeOtraPagina, Formulario>> = {
  'registro-usuario': {
    elemento: (cerrar) => <DialogoRegistro abierto alCerrar={cerrar} />,
    llenar: cargo,
    cierra: true,
  },
  'actualizacion-usuario': {
    elemento: (cerrar) => <DialogoActualizacion id={1} alCerrar={cerrar} />,
    llenar: cargo,
    pregunta: 'Guardar',
    cierra: true,
  },
  'registro-parametro': {
    elemento: (cerrar) => <DialogoAlta lista="ESTADO_CIVIL" abierto alCerrar={cerrar} />,
    llenar: () => {
      escribir('Código', 'UNION_LIBRE');
      escribir('Nombre', 'UNIÓN LIBRE');
    },
    pregunta: 'Guardar',
    cierra: true,
  },
  'remision-declaracion': {
    elemento: (cerrar) => <FormularioRemision declaracion={null} cierres={[fecha('2026-10-31')]} alCerrar={cerrar} />,
    llenar: () => {
      for (const conteo of CONTEOS) escribir(NOMBRE_DE_CONTEO[conteo], '12');
    },
    pregunta: 'REMITIR TOTALES',
  },
  'publicacion-terminos': {
    elemento: (cerrar) => <FormularioPublicacion regiria="2026-12-04" vigente={undefined} alCerrar={cerrar} />,
    llenar: () => {
      escribir('Título', 'Términos y condiciones de uso');
      escribir('Texto', 'Las personas aseguradas son ficticias. '.repeat(20));
    },
    pregunta: 'Publicar',
  },
  'baja-novedad': {
    elemento: () => (
      <DialogoBaja
        novedad={detalleDePrueba().novedades[0] ?? null}
        detalle={detalleDePrueba()}
        alCerrar={nada}
        alTerminar={nada}
      />
    ),
    llenar: () => escribir('Detalle de la baja', 'Está en otro ente gestor'),
    pregunta: 'Registrar Baja',
    cierra: true,
  },
  'decision-identidad': {
    elemento: () => <DialogoDecision id={7} alCerrar={nada} alDecidir={nada} />,
    llenar: () => escribir('Motivo de la decisión', 'Son hermanas'),
    pregunta: 'Guardar',
    cierra: true,
  },
  'decision-identidad, unir': {
    elemento: () => <DialogoUnion id={7} suyo={SUYO} otro={OTRO} alCerrar={nada} alDecidir={nada} />,
    llenar: () => {
      fireEvent.click(screen.getByRole('radio', { name: /desde 01\/09\/2026/ }));
      escribir('Motivo de la decisión', 'Lo dice su cédula');
    },
    pregunta: 'Guardar',
    cierra: true,
  },
  'decision-identidad, deshacer': {
    elemento: () => (
      <FormularioReversion id={7} quien="ARUQUIPA YANA ANA" decidida={DECIDIDA} alCerrar={nada} alTerminar={nada} />
    ),
    llenar: () => escribir('Motivo para deshacerla', 'Eran dos'),
    pregunta: 'Guardar',
    cierra: true,
  },
  'correccion-identidad': {
    elemento: () => <DialogoCedula idAfiliado={1} quien="ARUQUIPA YANA ANA" alCerrar={nada} alTerminar={nada} />,
    llenar: () => {
      escribir('Complemento', '1B');
      escribir('Fecha de nacimiento', '03/04/1985');
    },
    pregunta: 'Traer del SEGIP',
    cierra: true,
  },
};
