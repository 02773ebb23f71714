import type { DetalleNovedad, NovedadDeAfiliacion } from '@sgpa/contract/v1/detalle-novedad';
import { DE_LA_AFILIACION } from '@sgpa/domain/cuenta/acciones';
import { MAX_DETALLE_BAJA, MOTIVO_NOVEDAD, NOMBRE_MOTIVO_NOVEDAD } from '@sgpa/domain/novedad/baja-novedad';
import { nombreDeNovedad } from '@sgpa/domain/novedad/clases';
import { useForm } from 'react-hook-form';
import { armarDesenlace, type Desenlace, dichoEnAviso, siSigueLaSesion } from '../../../lib/desenlace.ts';
import { ErrorApi, SIN_CONEXION, TEXTO_SIN_CONEXION } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { TOAST_MS } from '../../../ui/toast.ts';
import { apellidosYNombre, numeroDeDocumento } from '../../persona/identidad.ts';

const FALLA = 'La operación no pudo ser procesada con éxito.';

const interpretarFalla = siSigueLaSesion((error) => {
  const avisos: Desenlace['avisos'] = [{ tipo: 'error', mensaje: FALLA, ms: TOAST_MS }];
  if (!(error instanceof ErrorApi)) return armarDesenlace({ avisos, mensajes: [FALLA] });
  const { codigo, mensaje } = error;
  return armarDesenlace({ avisos, mensajes: codigo === SIN_CONEXION ? [TEXTO_SIN_CONEXION, FALLA] : [FALLA, mensaje] });
});

export const AL_DAR_DE_BAJA = {
  interpretar: dichoEnAviso(),
  interpretarFalla,
  refresca: ['novedades', 'detalle-novedad', ...DE_LA_AFILIACION],
};

interface Props {
  /** The novedad's affiliation is to end; null while the dialog is closed. */
  novedad: NovedadDeAfiliacion | null;
  detalle: DetalleNovedad;
  alCerrar: () => void;
  alTerminar: () => void;
}

const requerido = (texto: string): string | true => texto.trim() !== '' || 'Este campo es requerido.';

type PropsFormulario = Omit<Props, 'novedad'> & { novedad: NovedadDeAfiliacion };

function FormularioBajaNovedad({ novedad, detalle: { persona }, alCerrar, alTerminar }: PropsFormulario) {
  const form = useForm({ defaultValues: { detalle: '' } });
  const { control, handleSubmit, formState } = form;
  const borrador = useBorradorDeFormulario(form, `baja-novedad:${novedad.idNovedadEnteGestor}`);
  const { enviando, desenlace, escribir } = useEscritura({
    ...AL_DAR_DE_BAJA,
    pregunta: {
      title: '¿Está seguro de procesar la BAJA?',
      text: 'No podra revertir este cambio.',
      facts: factsOf([
        ['Persona', `${apellidosYNombre(persona)}, ${numeroDeDocumento(persona)}`],
        ['Afiliación que termina', `${novedad.claveTipoAfiliacion}, ${novedad.nombreEntidad}`],
        ['Novedad', nombreDeNovedad(novedad.codigoNovedad)],
        [
          'Alcanza',
          novedad.claveTipoAfiliacion === 'TITULAR' ? 'También a los beneficiarios con cobertura del titular.' : null,
        ],
      ]),
      acceptLabel: 'Registrar Baja',
      grave: true,
    },
    enviar: (detalle_baja: string, clave) =>
      llamar(
        'baja-novedad',
        {
          body: {
            id_novedad_ente_gestor: novedad.idNovedadEnteGestor,
            id_motivo_baja: MOTIVO_NOVEDAD,
            detalle_baja,
          },
        },
        { clave },
      ),
  });
  return (
    <FormDialog
      title="Baja por novedad"
      dirty={formState.isDirty}
      draft={borrador}
      busy={enviando}
      result={desenlace}
      submit="Registrar Baja"
      grave
      onSubmit={handleSubmit(({ detalle }) => escribir(detalle.trim()))}
      onLeave={alCerrar}
      onSaved={alTerminar}
    >
      <TextInput label="Motivo" value={NOMBRE_MOTIVO_NOVEDAD} onChange={() => undefined} disabled />
      <FormTextField
        control={control}
        name="detalle"
        label="Detalle de la baja"
        required
        autoFocus
        multiline
        minRows={3}
        maxLength={MAX_DETALLE_BAJA}
        rules={{ validate: requerido }}
      />
    </FormDialog>
  );
}

/** Asks for a fixed reason and a free text (document 1 §2). */
export const DialogoBaja = ({ novedad, ...resto }: Props) =>
  novedad ? <FormularioBajaNovedad novedad={novedad} {...resto} /> : null;
