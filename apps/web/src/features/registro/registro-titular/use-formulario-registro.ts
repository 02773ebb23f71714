import type { SugerenciaAfiliacion } from '@sgpa/domain/titular/tipo-asegurado';
import { sugerirAfiliacion } from '@sgpa/domain/titular/tipo-asegurado';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useModo } from '../../../lib/use-perfil.ts';
import { camposDeTipo } from '../../afiliacion/campos-titular.ts';
import { fuentesPorTipo } from '../../asistente/fuentes-pago.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { useEmpleadorDeFormulario } from '../../empleador/use-empleador.ts';
import { useFamiliaQuePasa } from '../cambio-de-empleador/use-familia.ts';
import type { DatosDelFallecido } from '../registro-fallecido/registro-fallecido.form.ts';
import { empleadoresDeclarados } from './empleadores-ovt.ts';
import {
  camposDeSugerencia,
  empleoEscrito,
  type FormularioRegistro,
  revisarFormulario,
  toForm,
} from './registro-titular.form.ts';

/** Of a death nobody is asked who of the family goes over: it is no new job. */
const SIN_EMPLEOS = { empleos_con_baja: [] };

interface Opciones {
  borrador: string;
  fallecido: DatosDelFallecido | null;
}

/** Keeps the form of step 3, filled in by the payment sources, the account, the insured type and the draft. */
export function useFormularioRegistro(enCurso: PersonaEnCurso, { borrador, fallecido }: Opciones) {
  const { persona } = enCurso;
  const modo = useModo();
  const haMuerto = fallecido !== null;
  const fuentes = useMemo(() => fuentesPorTipo(persona.estado_fuente_pago), [persona]);
  const declarados = useMemo(() => empleadoresDeclarados(fuentes.OVT.filas), [fuentes]);
  const inicial = useMemo(() => {
    const sugerencia = sugerirAfiliacion({ ovt: fuentes.OVT.filas, esRentista: fuentes.SENASIR.filas.length > 0 });
    return toForm(enCurso, { hoy: hoy(), modo, sugerencia, haMuerto });
  }, [fuentes, enCurso, modo, haMuerto]);

  const form = useForm<FormularioRegistro>({
    defaultValues: inicial,
    shouldFocusError: false,
    resolver: resolverDe((valores) =>
      revisarFormulario(valores, {
        ...modo,
        hoy: hoy(),
        nacimiento: persona.fecha_nacimiento,
        entidadEncontrada: empleador.enCache(valores) !== undefined,
        fallecido,
      }),
    ),
  });
  const { trigger, formState } = form;
  const borradorHallado = useBorradorDeFormulario(form, borrador);

  // A code that a source or the draft filled in is looked up.
  const { poner, ...empleador } = useEmpleadorDeFormulario(parteDe(form));
  const { entidad } = empleador;

  const revisado = formState.isSubmitted;
  useEffect(() => {
    if (revisado && entidad) void trigger('codigo_entidad');
  }, [revisado, entidad, trigger]);

  const enMano = fallecido?.certificado != null;
  useEffect(() => {
    if (revisado && enMano) void trigger('certificado_defuncion');
  }, [revisado, enMano, trigger]);

  const empleo = (valores: FormularioRegistro) =>
    empleoEscrito(valores, { modo, hoy: hoy() }, empleador.enCache(valores) !== undefined);
  const familia = useFamiliaQuePasa(haMuerto ? SIN_EMPLEOS : persona, empleo(form.watch()));

  return {
    form,
    borradorHallado,
    modo,
    familia: {
      ...familia,
      buscarSiFalta: () => familia.buscarSiFalta(empleo(form.getValues())),
      enCache: (valores: FormularioRegistro) => familia.enCache(empleo(valores)),
    },
    empleador,
    declarados,
    elegirTipo: (texto: string) => poner(camposDeTipo(texto)),
    elegirDeclarado: (sugerencia: SugerenciaAfiliacion) => poner(camposDeSugerencia(sugerencia)),
  };
}
