import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { olvidarCondicion } from '../../afiliacion/condicion.form.ts';
import { borradorDeNuevo } from '../../asegurado/borrador-de-nuevo.ts';
import { PanelEnPasos } from '../../asistente/PanelEnPasos.tsx';
import { duenoDe } from '../../asistente/persona-en-curso.ts';
import { usePasos } from '../../asistente/use-pasos.ts';
import type { BeneficiarioEnCurso } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { PasoRegistrarBeneficiario } from './PasoRegistrarBeneficiario.tsx';
import { PasoValidarBeneficiario } from './PasoValidarBeneficiario.tsx';
import { type FormularioPanel, panelVacio, revisarPanel, type TitularDelPanel } from './panel-beneficiario.form.ts';

const PASOS = ['PASO 1 Validar', 'PASO 2 Detalles', 'PASO 3 Registrar'] as const;

interface Props {
  titular: TitularDelPanel;
  /** Something is typed that would be lost, or no longer is. */
  alEscribir: (pendiente: boolean) => void;
  /** A beneficiary with this document was saved. */
  alRegistrar: (documento: string) => void;
  alCerrar: () => void;
}

/** Serves 'Nuevo Beneficiario' of the beneficiaries panel, in three steps (document 2 §2 Beneficiary registration). */
export default function PanelNuevoBeneficiario({ titular, alEscribir, alRegistrar, alCerrar }: Props) {
  const clave = borradorDeNuevo(titular.titular.idAfiliadoEnteGestor);
  const pasos = usePasos<BeneficiarioEnCurso>(`${clave}:pasos`);
  const form = useForm<FormularioPanel>({
    defaultValues: panelVacio(hoy()),
    shouldFocusError: false,
    resolver: (valores, contexto, opciones) => {
      const escribiendo = opciones.names?.length === 1;
      const revisar = (escrito: FormularioPanel) =>
        revisarPanel(escrito, titular, { hoy: hoy(), escribiendo, registrando: pasos.registrando });
      return resolverDe(revisar)(valores, contexto, opciones);
    },
  });
  const borrador = useBorradorDeFormulario(form, `${clave}:paso1`);
  const pendiente = (form.formState.isDirty || pasos.registrando) && !pasos.guardado;
  useEffect(() => alEscribir(pendiente), [alEscribir, pendiente]);

  function vaciar() {
    form.reset(panelVacio(hoy()));
    borrador.descartar();
  }
  function descartar() {
    vaciar();
    pasos.empezar();
  }

  /** The condition and its proof belong to one person, and go when another is validated. */
  function validado(enCurso: BeneficiarioEnCurso) {
    if (pasos.enCurso !== null && duenoDe(pasos.enCurso) !== duenoDe(enCurso)) olvidarCondicion(parteDe(form));
    pasos.validado(enCurso);
  }

  return (
    <PanelEnPasos
      como="beneficiario"
      aviso={<DraftNotice draft={{ ...borrador, descartar }} />}
      nombres={PASOS}
      pasos={pasos}
      titulo={{ variant: 'h3', component: 'h5' }}
      validar={<PasoValidarBeneficiario form={form} titular={titular} alValidar={validado} />}
      registrar={(enCurso, terminado) => (
        <PasoRegistrarBeneficiario
          enCurso={enCurso}
          titular={titular}
          form={form}
          alRegistrar={() => {
            borrador.olvidar();
            terminado();
          }}
          alCerrar={alCerrar}
        />
      )}
      alRegistrar={alRegistrar}
      alEmpezar={vaciar}
      otro="Registrar otro beneficiario"
      acciones={(guardado) => (guardado ? null : <Button onClick={pasos.volver}>Cambiar los datos</Button>)}
    />
  );
}
