import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { DetalleNovedad, NovedadDeAfiliacion } from '@sgpa/contract/v1/detalle-novedad';
import { MAX_DETALLE_BAJA, MOTIVO_NOVEDAD, NOMBRE_MOTIVO_NOVEDAD } from '@sgpa/domain/novedad/baja-novedad';
import { nombreDeNovedad } from '@sgpa/domain/novedad/clases';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { AlertLines } from '../../../ui/AlertLines.tsx';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts';
import { useCloseOnceSaved } from '../../../ui/use-close-once-saved.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { DISCARD } from '../../../ui/use-leave-guard.ts';
import { apellidosYNombre, numeroDeDocumento } from '../../persona/identidad.ts';
import { DE_BAJA } from './resultado-baja.ts';

interface Props {
  /** The row whose affiliation is to end; null while the dialog is closed. */
  novedad: NovedadDeAfiliacion | null;
  detalle: DetalleNovedad;
  alCerrar: () => void;
  alTerminar: () => void;
}

const requerido = (texto: string): string | true => texto.trim() !== '' || 'Este campo es requerido.';

type PropsFormulario = Omit<Props, 'novedad'> & { novedad: NovedadDeAfiliacion };

function FormularioBaja({ novedad, detalle: { persona }, alCerrar, alTerminar }: PropsFormulario) {
  const form = useForm({ defaultValues: { detalle: '' } });
  const { control, handleSubmit, formState } = form;
  const borrador = useBorradorDeFormulario(form, `baja-novedad:${novedad.idNovedadEnteGestor}`);
  const { isDirty } = formState;
  const id = useId();
  const confirmar = useConfirm();
  const { enviando, resultado, escribir } = useEscritura({
    ...DE_BAJA,
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
  useCloseOnceSaved({ dirty: isDirty, saved: resultado?.hecho === true, draft: borrador }, alTerminar);
  // This dialog has no address of its own: to close it is no change of address, which the guard would ask about.
  async function cerrar() {
    if (isDirty && !(await confirmar(DISCARD))) return;
    borrador.olvidar();
    alCerrar();
  }
  useCloseOnBack(() => void cerrar());
  return (
    <Dialog
      open
      onClose={(_evento, motivo) => {
        if (motivo === 'escapeKeyDown') void cerrar();
      }}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>Baja por novedad</DialogTitle>
      <FormStack onSubmit={handleSubmit(({ detalle }) => escribir(detalle.trim()))}>
        <DialogContent dividers sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <DraftNotice draft={borrador} />
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
          <div aria-live="polite">
            <AlertLines severity="error" lines={resultado?.mensajes ?? []} />
          </div>
        </DialogContent>
        <DialogActions>
          <FormButtons busy={enviando} submit="Registrar Baja" grave onLeave={() => void cerrar()} />
        </DialogActions>
      </FormStack>
    </Dialog>
  );
}

/** Document 1 §2: a fixed reason, a free text. */
export const DialogoBaja = ({ novedad, ...resto }: Props) =>
  novedad ? <FormularioBaja novedad={novedad} {...resto} /> : null;
