import { MAX_MOTIVO_DECISION } from '@sgpa/domain/identidad/decision';
import { useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { DE_DIALOGO } from '../../../lib/respuesta-accion.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';

interface Props {
  /** Of the novedad. */
  id: number;
  alCerrar: () => void;
  alDecidir: () => void;
}

const requerido = (texto: string): string | true => texto.trim() !== '' || 'Este campo es requerido.';

/** The reason of the decision, which goes on record. */
export function DialogoDecision({ id, alCerrar, alDecidir }: Props) {
  const form = useForm({ defaultValues: { motivo: '' } });
  const { control, handleSubmit, formState } = form;
  const borrador = useBorradorDeFormulario(form, `decision-identidad:${id}`);
  const { enviando, resultado, escribir } = useEscritura({
    ...DE_DIALOGO,
    pregunta: {
      title: '¿Está seguro de que son dos personas?',
      text: 'La novedad queda atendida y no se vuelve a preguntar mientras los registros digan lo mismo.',
      acceptLabel: 'Son dos personas',
    },
    enviar: (motivo: string, clave) =>
      llamar(
        'decision-identidad',
        { body: { id_novedad_ente_gestor: id, decision: 'DOS_PERSONAS', motivo } },
        { clave },
      ),
    refresca: ['novedades', 'detalle-novedad'],
  });
  return (
    <FormDialog
      title="Son dos personas"
      dirty={formState.isDirty}
      draft={borrador}
      busy={enviando}
      result={resultado}
      submit="Guardar"
      onSubmit={handleSubmit(({ motivo }) => escribir(motivo.trim()))}
      onLeave={alCerrar}
      onSaved={alDecidir}
    >
      <FormTextField
        control={control}
        name="motivo"
        label="Motivo de la decisión"
        required
        autoFocus
        multiline
        minRows={3}
        maxLength={MAX_MOTIVO_DECISION}
        rules={{ validate: requerido }}
      />
    </FormDialog>
  );
}
