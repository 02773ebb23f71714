import { useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useArchivoEnMano, useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { useModo } from '../../../lib/use-perfil.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { useFocusFirstMissing } from '../../../ui/use-first-focus.ts';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { type CamposBeneficiario, revisarCamposBeneficiario } from '../../afiliacion/campos-beneficiario.ts';
import { condicionDicha, condicionEscrita } from '../../afiliacion/condicion.form.ts';
import { SeccionAfiliacionBeneficiario } from '../../afiliacion/SeccionAfiliacionBeneficiario.tsx';
import { olvidarTodo } from '../../asistente/persona-en-curso.ts';
import { useEntesElegibles } from '../../catalogo/use-listas.ts';
import { preguntaDeRegistro } from '../../guardado/confirmacion.ts';
import { PieDeAsistente } from '../../guardado/PieDeAsistente.tsx';
import { interpretarFalla, interpretarRegistroBeneficiario } from '../../guardado/resultado-registro.ts';
import { personaConDocumento } from '../../persona/identidad.ts';
import { SeccionPersona } from '../../persona/SeccionPersona.tsx';
import { type BeneficiarioEnCurso, BORRADOR } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { TarjetaTitular } from '../validacion-beneficiario/TarjetaTitular.tsx';
import { registrarBeneficiario } from './registro-beneficiario.api.ts';
import { toForm, toRequest } from './registro-beneficiario.form.ts';

interface Props {
  enCurso: BeneficiarioEnCurso;
  alGuardar: () => void;
}

export function FormularioRegistroBeneficiario({ enCurso, alGuardar }: Props) {
  const { persona, titular } = enCurso;
  const elemento = useRef<HTMLFormElement>(null);
  const modo = useModo();
  const [foto, guardarFoto] = useArchivoEnMano(BORRADOR.foto);
  const form = useForm<CamposBeneficiario>({
    defaultValues: useMemo(() => toForm(enCurso, hoy()), [enCurso]),
    shouldFocusError: false,
    resolver: resolverDe((valores) =>
      revisarCamposBeneficiario(valores, {
        hoy: hoy(),
        nacimiento: persona.fecha_nacimiento,
        soloEstablecimiento: modo.seccionesOcultas,
        junto: { fecha_nacimiento: titular.fecha_nacimiento, conyuge: enCurso.conyuge ?? null },
      }),
    ),
  });
  const borradorHallado = useBorradorDeFormulario(form, BORRADOR.paso3);
  useFocusFirstError(elemento, form.formState);
  useFocusFirstMissing(elemento, form.getValues);

  // The authority sees every managing entity: the establishments offered are those of the holder's.
  const { setValue } = form;
  const ente = useEntesElegibles(modo.eligeEnte).find(({ value }) => value === titular.ente_gestor);
  const idEnte = ente === undefined ? '' : String(ente.id);
  useEffect(() => {
    if (idEnte !== '') setValue('id_ente_gestor', idEnte);
  }, [idEnte, setValue]);

  const guardado = useEscritura({
    pregunta: () => {
      const escrito = form.getValues();
      const { fecha_inicio, parentesco_titular } = escrito;
      const que = [
        ['Afiliación', `Beneficiario, ${parentesco_titular}, desde el ${fecha_inicio}.`],
        ['Condición', condicionDicha(condicionEscrita(escrito))],
        ['Titular', personaConDocumento({ ...titular, tipo_documento: 'CI' })],
      ] as const;
      return preguntaDeRegistro(persona, que, 'Registrar beneficiario');
    },
    enviar: registrarBeneficiario,
    interpretar: interpretarRegistroBeneficiario,
    interpretarFalla,
    borradorDeClave: BORRADOR.intencion,
    alTerminar: () => {
      olvidarTodo(BORRADOR);
      alGuardar();
    },
  });
  const enviar = form.handleSubmit((valores) =>
    guardado.escribir(toRequest(valores, { ...enCurso, modo, foto, hoy: hoy() })),
  );

  return (
    <FormStack ref={elemento} onSubmit={enviar}>
      <DraftNotice draft={borradorHallado} />
      <SeccionPersona
        form={parteDe(form)}
        persona={persona}
        fotoActual={persona.imagen_fotografica}
        foto={foto}
        alElegirFoto={guardarFoto}
      />
      <SeccionAfiliacionBeneficiario form={parteDe(form)} soloEstablecimiento={modo.seccionesOcultas} />
      <FormSection title="Titular">
        <TarjetaTitular titular={titular} />
      </FormSection>
      <PieDeAsistente guardado={guardado} />
    </FormStack>
  );
}
