import { useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { DE_DIALOGO } from '../../../lib/respuesta-accion.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { CampoMotivo } from './CampoMotivo.tsx';
import { REFRESCA } from './decision-identidad.api.ts';

interface Props {
  /** Of the novedad. */
  id: number;
  alCerrar: () => void;
  alDecidir: () => void;
}

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
    refresca: REFRESCA,
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
      <CampoMotivo control={control} name="motivo" label="Motivo de la decisión" autoFocus />
    </FormDialog>
  );
}
