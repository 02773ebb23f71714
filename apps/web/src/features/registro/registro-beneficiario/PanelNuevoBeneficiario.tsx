import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { PanelEnPasos } from '../../asistente/PanelEnPasos.tsx';
import { usePasos } from '../../asistente/use-pasos.ts';
import type { BeneficiarioEnCurso } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { PasoRegistrarBeneficiario } from './PasoRegistrarBeneficiario.tsx';
import { PasoValidarBeneficiario } from './PasoValidarBeneficiario.tsx';
import { type FormularioPanel, panelVacio, revisarPanel, type TitularDelPanel } from './panel-beneficiario.form.ts';

const PASOS = ['PASO 1 Validar', 'PASO 2 Detalles', 'PASO 3 Registrar'] as const;

interface Props {
  titular: TitularDelPanel;
  /** Whether something is typed that would be lost. */
  alEscribir: (pendiente: boolean) => void;
  /** A beneficiary of this document was saved. */
  alRegistrar: (documento: string) => void;
  /** Leads back to the beneficiaries. */
  alCerrar: () => void;
}

/** 'Nuevo Beneficiario' of the beneficiaries panel, in three steps (document 2 §2 Beneficiary registration). */
export default function PanelNuevoBeneficiario({ titular, alEscribir, alRegistrar, alCerrar }: Props) {
  const pasos = usePasos<BeneficiarioEnCurso>();
  const form = useForm<FormularioPanel>({
    defaultValues: panelVacio(hoy()),
    shouldFocusError: false,
    resolver: (valores, contexto, opciones) => {
      const escribiendo = opciones.names?.length === 1;
      const revisar = (escrito: FormularioPanel) => revisarPanel(escrito, titular, { hoy: hoy(), escribiendo });
      return resolverDe(revisar)(valores, contexto, opciones);
    },
  });
  const pendiente = (form.formState.isDirty || pasos.registrando) && !pasos.guardado;
  useEffect(() => alEscribir(pendiente), [alEscribir, pendiente]);

  return (
    <PanelEnPasos
      como="beneficiario"
      nombres={PASOS}
      pasos={pasos}
      titulo={{ variant: 'h3', component: 'h5' }}
      validar={<PasoValidarBeneficiario form={form} titular={titular} alValidar={pasos.validado} />}
      registrar={(enCurso, terminado) => (
        <PasoRegistrarBeneficiario
          enCurso={enCurso}
          titular={titular}
          pedido={form.getValues()}
          alRegistrar={terminado}
          alCerrar={alCerrar}
        />
      )}
      alRegistrar={alRegistrar}
      alEmpezar={() => form.reset(panelVacio(hoy()))}
      otro="Registrar otro beneficiario"
      acciones={(guardado) => (guardado ? null : <Button onClick={pasos.volver}>Cambiar los datos</Button>)}
    />
  );
}
