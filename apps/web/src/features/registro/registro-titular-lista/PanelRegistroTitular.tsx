import Button from '@mui/material/Button';
import { leerDocumento } from '@sgpa/domain/shared/documento';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { borrarBorrador } from '../../../lib/borrador.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useModo } from '../../../lib/use-perfil.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { PanelEnPasos } from '../../asistente/PanelEnPasos.tsx';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { usePasos } from '../../asistente/use-pasos.ts';
import { PasoRegistrar } from './PasoRegistrar.tsx';
import { PasoValidar } from './PasoValidar.tsx';
import { type FormularioPaso1, PASO1_VACIO, revisarPaso1 } from './validacion-lista.form.ts';

const PASOS = ['Validar', 'Detalles', 'Registrar'] as const;

interface Props {
  /** The number and complement were searched for in vain; empty, or a name, where there is no number to begin with. */
  numero: string;
  /** The number was typed while the panel was loading, where none was searched for. */
  escrito: string;
  alRegistrar: (documento: string) => void;
  alCerrar: () => void;
}

function documentoBuscado(texto: string): Partial<FormularioPaso1> {
  const documento = leerDocumento(texto);
  return documento ? { numero_documento: documento.numero, complemento_documento: documento.complemento } : {};
}

/** Shows the panel Nuevo of the list: a new holder in three steps (document 2 §2 New holder wizard). */
export default function PanelRegistroTitular({ numero, escrito, alRegistrar, alCerrar }: Props) {
  const modo = useModo();
  // The draft belongs to the number searched for, and not to somebody else's.
  const clave = `registro-titular-lista:${numero}`;
  const pasos = usePasos<PersonaEnCurso>(`${clave}:pasos`);
  const form = useForm<FormularioPaso1>({
    defaultValues: { ...PASO1_VACIO, ...documentoBuscado(numero) },
    shouldFocusError: false,
    resolver: resolverDe((valores) => revisarPaso1(valores, hoy())),
  });
  const alLlegar = useEffectEvent(() => {
    // A number that was searched for stays that number, whatever was typed behind it.
    if (escrito === '' || form.getValues('numero_documento') !== '') return;
    form.setValue('numero_documento', escrito, { shouldDirty: true });
  });
  useEffect(() => alLlegar(), []);
  const borrador = useBorradorDeFormulario(form, `${clave}:paso1`);
  const olvidar = useCallback(() => {
    for (const paso of ['pasos', 'paso1', 'paso3']) borrarBorrador(`${clave}:${paso}`);
  }, [clave]);
  useLeaveGuard((form.formState.isDirty || pasos.registrando) && !pasos.guardado, { draft: { olvidar } });

  function vaciar() {
    form.reset(PASO1_VACIO);
    borrador.descartar();
    olvidar();
  }
  function deNuevo() {
    vaciar();
    pasos.empezar();
  }
  return (
    <PanelEnPasos
      como="titular"
      aviso={<DraftNotice draft={{ ...borrador, descartar: deNuevo }} />}
      nombres={PASOS}
      pasos={pasos}
      titulo={{ variant: 'h2', component: 'h3' }}
      validar={<PasoValidar form={form} alValidar={pasos.validado} />}
      registrar={(enCurso, terminado) => (
        <PasoRegistrar
          borrador={`${clave}:paso3`}
          enCurso={enCurso}
          modo={modo}
          alRegistrar={() => {
            olvidar();
            terminado();
          }}
          alCerrar={alCerrar}
        />
      )}
      alRegistrar={alRegistrar}
      alEmpezar={vaciar}
      otro="Registrar otro titular"
      acciones={(guardado) => (guardado ? null : <Button onClick={deNuevo}>Validar a otra persona</Button>)}
    />
  );
}
