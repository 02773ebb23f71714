/**
 * The router writes and reads the query of an address as plain text. Its own way is JSON, which puts digits that are
 * text between quotes.
 */
import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

export const leerConsulta = parseSearchWith((texto) => texto);
export const escribirConsulta = stringifySearchWith(String);
