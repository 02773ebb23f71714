import type { SugerenciaAfiliacion } from '@sgpa/domain/titular/tipo-asegurado';
import { sugerirAfiliacion } from '@sgpa/domain/titular/tipo-asegurado';
import { useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { leerSesion } from '../../../lib/sesion.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { alElegirTipo, type CamposDeEntidad, modoDe } from '../../afiliacion/campos-titular.ts';
import { fuentesPorTipo } from '../../asistente/fuentes-pago.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { useEmpleador } from '../../empleador/use-empleador.ts';
import type { Fallecido } from '../registro-fallecido/registro-fallecido.form.ts';
import { empleadoresDeclarados } from './empleadores-ovt.ts';
import { camposDe, type FormularioRegistro, revisarFormulario, toForm } from './registro-titular.form.ts';

interface Opciones {
  /** Name of the draft. */
  borrador: string;
  fallecido: Fallecido | null;
}

/** The form of step 3 with what fills it in: the payment sources, the role, the insured type and the draft. */
export function useFormularioRegistro(enCurso: PersonaEnCurso, { borrador, fallecido }: Opciones) {
  const { persona } = enCurso;
  // A session that ends keeps the page: the role of the person at work stays.
  const rol = useMemo(() => leerSesion()?.codigoRol ?? '', []);
  const modo = modoDe(rol);
  const fuentes = useMemo(() => fuentesPorTipo(persona.estado_fuente_pago), [persona]);
  const declarados = useMemo(() => empleadoresDeclarados(fuentes.OVT.filas), [fuentes]);
  const inicial = useMemo(() => {
    const sugerencia = sugerirAfiliacion({ ovt: fuentes.OVT.filas, esRentista: fuentes.SENASIR.filas.length > 0 });
    return toForm(enCurso, { hoy: hoy(), rol, sugerencia });
  }, [fuentes, enCurso, rol]);

  const form = useForm<FormularioRegistro>({
    defaultValues: inicial,
    shouldFocusError: false,
    resolver: resolverDe((valores) =>
      revisarFormulario(valores, {
        ...modo,
        hoy: hoy(),
        nacimiento: persona.fecha_nacimiento,
        entidadEncontrada: empleador.entidad !== undefined,
        fallecido,
      }),
    ),
  });
  const { getValues, setValue, trigger, formState } = form;
  useBorradorDeFormulario(form, borrador);

  const [numero, tipo] = form.watch(['codigo_entidad', 'tipo_codigo']);
  const empleador = useEmpleador({ numero, tipo });
  const { buscar, entidad } = empleador;

  // What comes filled in, by a source or by the draft, is looked up at once, and once.
  const buscado = useRef(false);
  useEffect(() => {
    if (buscado.current) return;
    buscado.current = true;
    const { codigo_entidad, tipo_codigo } = getValues();
    buscar({ numero: codigo_entidad, tipo: tipo_codigo });
  }, [buscar, getValues]);

  const revisado = formState.isSubmitted;
  useEffect(() => {
    if (revisado && entidad) void trigger('codigo_entidad');
  }, [revisado, entidad, trigger]);

  const conCertificado = fallecido?.certificado != null;
  useEffect(() => {
    if (revisado && conCertificado) void trigger('certificado_defuncion');
  }, [revisado, conCertificado, trigger]);

  function ponerEntidad(campos: CamposDeEntidad) {
    const opciones = { shouldDirty: true, shouldValidate: revisado };
    setValue('tipo_asegurado', campos.tipo_asegurado, opciones);
    setValue('tipo_codigo', campos.tipo_codigo, opciones);
    setValue('codigo_entidad', campos.codigo_entidad, opciones);
    buscar({ numero: campos.codigo_entidad, tipo: campos.tipo_codigo });
  }

  return {
    form,
    modo,
    empleador,
    declarados,
    elegirTipo: (texto: string) => ponerEntidad(alElegirTipo(texto)),
    elegirDeclarado: (sugerencia: SugerenciaAfiliacion) => ponerEntidad(camposDe(sugerencia)),
  };
}
