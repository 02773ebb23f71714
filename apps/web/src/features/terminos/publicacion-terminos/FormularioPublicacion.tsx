import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  MAX_TEXTO_TERMINOS,
  MAX_TITULO_TERMINOS,
  MIN_TEXTO_TERMINOS,
  normalizarTerminos,
} from '@sgpa/domain/cuenta/terminos';
import { useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { AlertLines } from '../../../ui/AlertLines.tsx';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { useCloseOnceSaved } from '../../../ui/use-close-once-saved.ts';
import { AL_GUARDAR_TERMINOS } from '../resultado-terminos.ts';
import { useVersion } from '../terminos.api.ts';

const BORRADOR = 'publicacion-terminos';
/** A text set by the program counts as typed: it makes the form dirty and is checked. */
const DE_LA_PERSONA = { shouldDirty: true, shouldValidate: true } as const;
interface Campos {
  titulo: string;
  texto: string;
}

interface Props {
  regiria: string;
  /** The new version may start from the one in force. */
  vigente: string | undefined;
  alCerrar: () => void;
}

const titulo = (texto: string) => texto.trim() !== '' || 'Este campo es requerido.';
const cuerpo = (texto: string) =>
  normalizarTerminos(texto).length >= MIN_TEXTO_TERMINOS ||
  `El texto debe tener al menos ${MIN_TEXTO_TERMINOS} caracteres.`;

/** What was typed stays as a draft until it is published. */
export function FormularioPublicacion({ regiria, vigente, alCerrar }: Props) {
  const form = useForm<Campos>({ defaultValues: { titulo: '', texto: '' } });
  const { control, handleSubmit, setValue, watch, formState } = form;
  const actual = useVersion(vigente ?? '', vigente !== undefined && watch('texto').trim() === '').data;
  const borrador = useBorradorDeFormulario(form, BORRADOR);
  const rige = mostrarFechaDelServidor(regiria);
  const { enviando, desenlace, escribir } = useEscritura({
    ...AL_GUARDAR_TERMINOS,
    borradorDeClave: `${BORRADOR}-clave`,
    pregunta: (campos: Campos) => ({
      title: '¿Está seguro de publicar esta versión?',
      text: 'Lo publicado no se cambia. Hasta que rija se puede retirar.',
      facts: factsOf([
        ['Título', campos.titulo.trim()],
        ['Rige desde', rige],
        ['Se pedirá aceptarla', 'Desde ese día, a quien todavía no lo hizo'],
      ]),
      acceptLabel: 'Publicar',
    }),
    enviar: (body: Campos, clave) => llamar('publicacion-terminos', { body }, { clave }),
  });
  useCloseOnceSaved({ dirty: formState.isDirty, saved: desenlace?.logrado === true, draft: borrador }, alCerrar);
  return (
    <FormStack onSubmit={handleSubmit(escribir)} aria-busy={enviando}>
      <DraftNotice draft={borrador} />
      <Alert severity="info" role="none">
        Publicada hoy, rige desde el {rige}. Escriba el texto en párrafos, con una línea en blanco entre ellos.
      </Alert>
      <FormTextField
        control={control}
        name="titulo"
        label="Título"
        required
        autoFocus
        maxLength={MAX_TITULO_TERMINOS}
        rules={{ validate: titulo }}
      />
      <FormTextField
        control={control}
        name="texto"
        label="Texto"
        required
        multiline
        minRows={12}
        maxRows={14}
        maxLength={MAX_TEXTO_TERMINOS}
        rules={{ validate: cuerpo }}
      />
      {actual ? (
        <div>
          <Button size="small" onClick={() => setValue('texto', actual.texto.trim(), DE_LA_PERSONA)}>
            Partir del texto vigente
          </Button>
        </div>
      ) : null}
      <div aria-live="polite">
        <AlertLines severity="error" lines={desenlace?.mensajes ?? []} />
      </div>
      <FormButtons busy={enviando} submit="Publicar" leave="Cancelar" onLeave={alCerrar} />
    </FormStack>
  );
}
