import Alert from '@mui/material/Alert';
import type { VersionTerminos } from '@sgpa/contract/v1/versiones-terminos';
import { MAX_MOTIVO_RETIRO } from '@sgpa/domain/cuenta/terminos';
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

const requerido = (texto: string): string | true => texto.trim() !== '' || 'Este campo es requerido.';

/** Withdraws a version that is not in force yet, with the reason; it stays in the list as withdrawn. */
export function FormularioRetiro({ version: v, alCerrar }: { version: VersionTerminos; alCerrar: () => void }) {
  const form = useForm({ defaultValues: { motivo: '' } });
  const { control, handleSubmit, formState } = form;
  const borrador = useBorradorDeFormulario(form, `retiro-terminos:${v.version}`);
  const { enviando, desenlace, escribir } = useEscritura({
    ...AL_GUARDAR_TERMINOS,
    pregunta: {
      title: '¿Está seguro de retirar esta versión?',
      text: 'No podra revertir este cambio.',
      facts: factsOf([
        ['Versión', `${v.version}, ${v.titulo}`],
        ['Iba a regir desde', mostrarFechaDelServidor(v.vigenteDesde)],
      ]),
      acceptLabel: 'Retirar',
      grave: true,
    },
    enviar: (motivo: string, clave) =>
      llamar('retiro-terminos', { params: { version: v.version }, body: { motivo } }, { clave }),
  });
  useCloseOnceSaved({ dirty: formState.isDirty, saved: desenlace?.logrado === true, draft: borrador }, alCerrar);
  return (
    <FormStack onSubmit={handleSubmit(({ motivo }) => escribir(motivo))} aria-busy={enviando}>
      <DraftNotice draft={borrador} />
      <Alert severity="info" role="none">
        Retirada, no entrará en vigencia el {mostrarFechaDelServidor(v.vigenteDesde)} y nadie tendrá que aceptarla.
        Queda en la lista, y el motivo se lee en «Ver texto».
      </Alert>
      <FormTextField
        control={control}
        name="motivo"
        label="Motivo del retiro"
        required
        autoFocus
        multiline
        minRows={3}
        maxLength={MAX_MOTIVO_RETIRO}
        rules={{ validate: requerido }}
      />
      <div aria-live="polite">
        <AlertLines severity="error" lines={desenlace?.mensajes ?? []} />
      </div>
      <FormButtons busy={enviando} submit="Retirar" grave leave="Cancelar" onLeave={alCerrar} />
    </FormStack>
  );
}
