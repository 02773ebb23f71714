import Alert from '@mui/material/Alert';
import type { Respuesta } from '@sgpa/contract/endpoints';
import type { Cuerpo } from '@sgpa/contract/envios';
import { useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { AL_GUARDAR_EN_DIALOGO } from '../../../lib/respuesta-accion.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormRadioGroup } from '../../../ui/FormRadioGroup.tsx';
import { CampoMotivo } from './CampoMotivo.tsx';
import { REFRESCA } from './decision-identidad.api.ts';
import { describirAfiliacion, describirArchivo } from './elegible.ts';

interface Props {
  /** The id is the novedad's. */
  id: number;
  /** The text gives name and document, as the question names the person. */
  quien: string;
  decidida: Respuesta<'decision-identidad/decidida'>;
  alCerrar: () => void;
  alTerminar: () => void;
}

interface Campos {
  /** Each affiliation that came since goes to one of the files. */
  destinos: string[];
  motivo: string;
}

/** Takes a decision of the authority back; what came since a join goes where the authority says. */
export function FormularioReversion({ id, quien, decidida, alCerrar, alTerminar }: Props) {
  const { archivos, desde_entonces: nuevas, impedimento } = decidida;
  const queda = String(archivos[0]?.id_registro ?? '');
  const defaultValues: Campos = { destinos: nuevas.map(() => queda), motivo: '' };
  const form = useForm({ defaultValues });
  const { control, handleSubmit, formState } = form;
  const borrador = useBorradorDeFormulario(form, `reversion-identidad:${id}`);
  const { enviando, desenlace, escribir } = useEscritura({
    ...AL_GUARDAR_EN_DIALOGO,
    pregunta: {
      title: '¿Está seguro de deshacer la decisión?',
      text:
        decidida.decision === 'MISMA_PERSONA'
          ? 'Los dos registros quedan como estaban antes de la unión, y la novedad se abre otra vez.'
          : 'La novedad se abre otra vez.',
      facts: [{ label: 'Persona', value: quien }],
      acceptLabel: 'Deshacer',
      grave: true,
    },
    enviar: (body: Cuerpo<'decision-identidad/reversion'>, clave) =>
      llamar('decision-identidad/reversion', { body }, { clave }),
    refresca: REFRESCA,
  });
  const enviar = ({ destinos, motivo }: Campos) =>
    escribir({
      id_novedad_ente_gestor: id,
      motivo: motivo.trim(),
      destinos: nuevas.map(({ idAfiliadoEnteGestor }, lugar) => ({
        idAfiliadoEnteGestor,
        id_registro: Number(destinos[lugar]),
      })),
    });
  return (
    <FormDialog
      title="Deshacer la decisión"
      dirty={formState.isDirty}
      draft={borrador}
      busy={enviando}
      result={desenlace}
      submit="Guardar"
      grave
      onSubmit={handleSubmit(enviar)}
      onLeave={alCerrar}
      onSaved={alTerminar}
    >
      {impedimento === null ? null : <Alert severity="warning">{impedimento}</Alert>}
      {nuevas.map((afiliacion, lugar) => (
        <FormRadioGroup
          key={afiliacion.idAfiliadoEnteGestor}
          control={control}
          name={`destinos.${lugar}`}
          label={`Desde la unión se registró a ${afiliacion.nombre_completo} en ${describirAfiliacion(afiliacion)}. Queda en el registro de:`}
          column
          options={archivos.map((archivo) => ({
            value: String(archivo.id_registro),
            label: describirArchivo(archivo),
          }))}
        />
      ))}
      <CampoMotivo control={control} name="motivo" label="Motivo para deshacerla" autoFocus={nuevas.length === 0} />
    </FormDialog>
  );
}
