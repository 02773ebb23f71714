import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { DetalleDeclaracion } from '@sgpa/contract/monitoreo/declaraciones';
import { sumar } from '@sgpa/domain/declaracion/conteos';
import {
  MAX_PANELES,
  noCoinciden,
  partesDelDia,
  TEXTO_VERIFIQUE,
  vigentes,
} from '@sgpa/domain/declaracion/remision-declaracion';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useEffect, useRef, useState } from 'react';
import { type Control, type UseFormReturn, useFieldArray, useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { AlertLines } from '../../../ui/AlertLines.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FoldedSection } from '../../../ui/FoldedSection.tsx';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { FormGrid, FormSection } from '../../../ui/FormSection.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ADD } from '../../../ui/icon-paths.ts';
import { onlyChanges } from '../../../ui/only-changes.ts';
import { StickyFooter } from '../../../ui/StickyFooter.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useCloseOnceSaved } from '../../../ui/use-close-once-saved.ts';
import { giveFocus } from '../../../ui/use-first-focus.ts';
import { PoblacionComparada } from '../comparacion-declaracion/PoblacionComparada.tsx';
import { CamposDeConteo } from './CamposDeConteo.tsx';
import { preguntaDeRemision } from './confirmacion.ts';
import { PanelDepartamento } from './PanelDepartamento.tsx';
import {
  conFaltas,
  PANEL_NUEVO,
  revisar,
  toForm,
  toRequest,
  totalesDe,
  type ValoresRemision,
} from './remision.form.ts';
import { AL_REMITIR } from './resultado-remision.ts';

interface Props {
  /** The declaration is the version to correct; null for a new one. */
  declaracion: DetalleDeclaracion | null;
  /** The declaration may be of one of these month-ends, the latest first. */
  cierres: readonly FechaCivil[];
  alCerrar: () => void;
}

const nada = () => undefined;

/** The people behind a figure are looked at over the form, which stays. */
const soloCifra = onlyChanges('cifra', 'lugar');

const EN_BLANCO = { gestion: '', periodo: '', dia: '' };

interface DelPeriodo {
  control: Control<ValoresRemision>;
  /** A new declaration chooses among these; null for one that is corrected. */
  cierres: readonly FechaCivil[] | null;
  cierre: FechaCivil | undefined;
}

function SeccionPeriodo({ control, cierres, cierre }: DelPeriodo) {
  const dia = cierre === undefined ? EN_BLANCO : partesDelDia(cierre);
  return (
    <FormSection title="Periodo">
      <Stack spacing={2}>
        {cierres === null ? null : (
          <FormGrid>
            <FormSelect
              control={control}
              name="cierre"
              label="Cierre de mes"
              options={cierres.map((uno) => ({ value: uno, label: mostrarFecha(uno) }))}
              help="Los de los dos últimos meses que aún no remitió."
            />
          </FormGrid>
        )}
        <FormGrid>
          <TextInput label="Gestión" value={String(dia.gestion)} onChange={nada} disabled />
          <TextInput label="Periodo" value={String(dia.periodo)} onChange={nada} disabled />
          <TextInput label="Día" value={String(dia.dia)} onChange={nada} disabled />
        </FormGrid>
      </Stack>
    </FormSection>
  );
}

interface DeLosDepartamentos {
  form: UseFormReturn<ValoresRemision>;
  escrito: ValoresRemision;
}

/** Panels that were removed stay in the form, flagged, and are not shown. */
function SeccionDepartamentos({ form: { control, setValue }, escrito }: DeLosDepartamentos) {
  const agregar = useRef<HTMLButtonElement>(null);
  const { fields, append } = useFieldArray({ control, name: 'paneles' });
  const visibles = fields
    .map((campo, panel) => ({ ...campo, panel }))
    .filter(({ panel }) => !escrito.paneles[panel]?.eliminado);
  return (
    <FormSection title="Totales por departamento">
      <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
        {visibles.map(({ id: llave, panel }, i) => (
          <PanelDepartamento
            key={llave}
            control={control}
            panel={panel}
            numero={i + 1}
            alQuitar={() => {
              setValue(`paneles.${panel}.eliminado`, true, { shouldDirty: true });
              agregar.current?.focus();
            }}
          />
        ))}
        <Button
          ref={agregar}
          variant="outlined"
          startIcon={<Icon d={ADD} />}
          sx={{ alignSelf: 'flex-start' }}
          disabled={fields.length >= MAX_PANELES}
          onClick={() => append(PANEL_NUEVO, { focusName: `paneles.${fields.length}.departamento` })}
        >
          Agregar departamento
        </Button>
      </Stack>
    </FormSection>
  );
}

/** Follows document 2 §2: the period, the general totals, and panels of departments; a removed one is only flagged. */
export function FormularioRemision({ declaracion, cierres, alCerrar }: Props) {
  const id = declaracion?.idPoblacionDeclarada ?? null;
  const clave = `remision-declaracion:${id ?? 'nueva'}`;
  const form = useForm<ValoresRemision>({
    defaultValues: toForm(declaracion, cierres[0] ?? ''),
    resolver: (escrito) => conFaltas(escrito, cierres),
  });
  const { control, handleSubmit, watch, formState } = form;
  const elemento = useRef<HTMLFormElement>(null);
  const borrador = useBorradorDeFormulario(form, clave);
  const escrito = watch();
  const [aviso, setAviso] = useState<string | null>(null);
  // The day is proposed: the focus goes to the first figure, selected whole as Tab does it.
  useEffect(() => {
    const primera = elemento.current?.querySelector<HTMLInputElement>('input[inputmode]:enabled');
    giveFocus(primera);
    primera?.select();
  }, []);

  const { enviando, desenlace, escribir, olvidar } = useEscritura({
    ...AL_REMITIR,
    borradorDeClave: `${clave}-clave`,
    pregunta: (cuerpo: ValoresRemision) => preguntaDeRemision(cuerpo, id !== null),
    enviar: (cuerpo: ValoresRemision, intencion) =>
      llamar('remision-declaracion', { body: toRequest(cuerpo, id) }, { clave: intencion }),
  });
  const guardado = desenlace?.logrado === true;
  useCloseOnceSaved({ dirty: formState.isDirty, saved: guardado, draft: borrador, keeps: soloCifra }, alCerrar);

  const enviar = handleSubmit(async (cuerpo) => {
    olvidar();
    const dicho = revisar(cuerpo);
    setAviso(dicho);
    // An error stops the sending (document 2 §5).
    if (dicho === null) await escribir(cuerpo);
  });

  const { generales, paneles } = totalesDe(escrito);
  const suma = vigentes(paneles).length > 0 ? sumar(vigentes(paneles)) : undefined;
  const cierre = cierres.find((uno) => uno === escrito.cierre);
  return (
    <FormStack ref={elemento} onSubmit={enviar} aria-busy={enviando}>
      <DraftNotice draft={borrador} />
      <SeccionPeriodo control={control} cierres={declaracion === null ? cierres : null} cierre={cierre} />
      {declaracion === null ? null : (
        <FoldedSection title="Lo remitido, comparado con el registro" level="h3">
          <PoblacionComparada declaracion={declaracion} />
        </FoldedSection>
      )}
      <FormSection title="Totales generales">
        <CamposDeConteo control={control} suma={suma} distintos={noCoinciden(generales, paneles)} />
      </FormSection>
      <SeccionDepartamentos form={form} escrito={escrito} />
      <StickyFooter>
        <div role="alert">
          <AlertLines
            severity="error"
            lines={aviso === null ? (desenlace?.mensajes ?? []) : [aviso, TEXTO_VERIFIQUE]}
          />
        </div>
        <FormButtons busy={enviando} submit="REMITIR TOTALES" leave="CANCELAR" onLeave={alCerrar} />
      </StickyFooter>
    </FormStack>
  );
}
