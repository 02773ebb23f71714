import Alert from '@mui/material/Alert';
import type { Cuerpo } from '@sgpa/contract/envios';
import type { ArchivoDelNumero } from '@sgpa/contract/v1/decision-identidad';
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
  /** `suyo` is the file that the novedad is about, `otro` the one that is the same person. */
  suyo: ArchivoDelNumero;
  otro: ArchivoDelNumero;
  alCerrar: () => void;
  alDecidir: () => void;
}

interface Campos {
  queda: string;
  /** Each overlap says which affiliation stays. */
  solapes: string[];
  motivo: string;
}

const ELIJA = 'Elija una.';

function cuerpoDe({ id, suyo, otro }: Props, { queda, solapes, motivo }: Campos): Cuerpo<'decision-identidad'> {
  const idQueda = Number(queda);
  const sale = idQueda === suyo.id_registro ? otro : suyo;
  return {
    id_novedad_ente_gestor: id,
    decision: 'MISMA_PERSONA',
    motivo: motivo.trim(),
    union: {
      id_registro_queda: idQueda,
      id_registro_sale: sale.id_registro,
      solapes: (otro.union?.solapes ?? []).map((grupo, lugar) => {
        const quedan = Number(solapes[lugar]);
        const ids = grupo.map(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor);
        return { queda: quedan, repetidas: ids.filter((cual) => cual !== quedan) };
      }),
    },
  };
}

/** Asks, for 'Es la misma persona', which file stays, and for each overlap which affiliation. */
export function DialogoUnion(props: Props) {
  const { id, suyo, otro, alCerrar, alDecidir } = props;
  const solapes = otro.union?.solapes ?? [];
  const defaultValues: Campos = { queda: String(suyo.id_registro), solapes: solapes.map(() => ''), motivo: '' };
  const form = useForm({ defaultValues });
  const { control, handleSubmit, formState } = form;
  const borrador = useBorradorDeFormulario(form, `union-identidad:${id}:${otro.id_registro}`);
  const { enviando, desenlace, escribir } = useEscritura({
    ...AL_GUARDAR_EN_DIALOGO,
    pregunta: {
      title: '¿Está seguro de que es la misma persona?',
      text: 'Sus afiliaciones, beneficiarios, documentos y novedades quedan bajo un solo registro, en todos los entes gestores. La unión se puede deshacer.',
      facts: [suyo, otro].map((archivo) => ({ label: 'Registro', value: describirArchivo(archivo) })),
      acceptLabel: 'Unir registros',
    },
    enviar: (body: Cuerpo<'decision-identidad'>, clave) => llamar('decision-identidad', { body }, { clave }),
    refresca: REFRESCA,
  });

  return (
    <FormDialog
      title="Es la misma persona"
      dirty={formState.isDirty}
      draft={borrador}
      busy={enviando}
      result={desenlace}
      submit="Guardar"
      onSubmit={handleSubmit((campos) => escribir(cuerpoDe(props, campos)))}
      onLeave={alCerrar}
      onSaved={alDecidir}
    >
      <FormRadioGroup
        control={control}
        name="queda"
        label="Datos de identidad que quedan"
        column
        options={[suyo, otro].map((archivo) => ({
          value: String(archivo.id_registro),
          label: describirArchivo(archivo),
        }))}
      />
      {solapes.length > 0 ? (
        <Alert severity="info">
          {
            'Estas afiliaciones cubrirían dos veces lo mismo. La que quede toma la fecha de inicio más antigua y los beneficiarios de ambas; la otra deja de figurar.'
          }
        </Alert>
      ) : null}
      {solapes.map((grupo, lugar) => (
        <FormRadioGroup
          key={grupo.map(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor).join(' ')}
          control={control}
          name={`solapes.${lugar}`}
          label={`Afiliación que queda de ${grupo[0]?.nombre_completo}`}
          required={ELIJA}
          column
          options={grupo.map((afiliacion) => ({
            value: String(afiliacion.idAfiliadoEnteGestor),
            label: describirAfiliacion(afiliacion),
          }))}
        />
      ))}
      <CampoMotivo control={control} name="motivo" label="Motivo de la decisión" autoFocus={solapes.length === 0} />
    </FormDialog>
  );
}
