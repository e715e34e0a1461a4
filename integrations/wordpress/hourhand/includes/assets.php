<?php
/** The plugin's own files, which are all that it requests. */

namespace Hourhand;

defined( 'ABSPATH' ) || exit;

function address_of( string $file ): string {
	return plugins_url( $file, __DIR__ );
}

/** Tells WordPress of the files; a page that has no game requests none of them. */
function register_assets(): void {
	wp_register_style( 'hourhand-reserve', address_of( 'dist/reserve.css' ), array(), VERSION );
	if ( function_exists( 'wp_register_script_module' ) ) {
		wp_register_script_module( 'hourhand', address_of( 'dist/cdn.js' ), array(), VERSION );
	} else {
		wp_register_script( 'hourhand', address_of( 'dist/cdn.js' ), array(), VERSION, true );
		add_filter( 'script_loader_tag', __NAMESPACE__ . '\as_module', 10, 2 );
	}
	wp_register_script(
		'hourhand-editor',
		address_of( 'editor.js' ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
		VERSION,
		true
	);
	wp_set_script_translations( 'hourhand-editor', 'hourhand' );
	$editor = array(
		'data'   => data(),
		'module' => add_query_arg( 'ver', VERSION, address_of( 'dist/cdn.js' ) ),
	);
	wp_add_inline_script( 'hourhand-editor', 'window.hourhandEditor = ' . wp_json_encode( $editor ) . ';', 'before' );
}

/** Before 6.5 WordPress knows no modules. */
function as_module( string $tag, string $handle ): string {
	if ( 'hourhand' !== $handle ) {
		return $tag;
	}
	return str_replace( '<script ', '<script type="module" ', str_replace( " type='text/javascript'", '', $tag ) );
}

/**
 * Has the files loaded on this page.
 *
 * @return string Markup for the style sheet where the head has already been printed: it has to come
 *                before the tag, so that the page doesn't move when the game appears.
 */
function load_assets(): string {
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( 'hourhand' );
	} else {
		wp_enqueue_script( 'hourhand' );
	}
	wp_enqueue_style( 'hourhand-reserve' );
	if ( ! did_action( 'wp_head' ) || doing_action( 'wp_head' ) || wp_style_is( 'hourhand-reserve', 'done' ) ) {
		return '';
	}
	ob_start();
	wp_print_styles( array( 'hourhand-reserve' ) );
	return trim( ob_get_clean() );
}
